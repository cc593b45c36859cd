BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE cards (
	guest VARCHAR(32) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	card TEXT NOT NULL, 
	PRIMARY KEY (guest, id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "chat" VALUES('knj0XRaBjEeiI8kmN3uIwA',0,'vpe0Ps8nNBUmclBFt_rHJw','Ann',0,'Hello from Ann at knj0',1794886504.98216);
INSERT INTO "chat" VALUES('jSdFV9qUdie8B2hIrep5Eg',0,'vpe0Ps8nNBUmclBFt_rHJw','Ann',0,'Hello from Ann at jSdF',1.79488650513813829427e+09);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	who INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',0,-1,'6');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',1,-1,'0');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',2,-1,'35');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',3,-1,'42');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',4,-1,'4');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',5,-1,'28');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',6,-1,'23');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',7,-1,'51');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',8,-1,'27');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',9,-1,'17');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',10,-1,'3');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',11,-1,'24');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',12,-1,'15');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',13,1,'3');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',14,-2,'13');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',15,1,'2');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',16,0,'1');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',17,0,'17');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',18,-2,'15');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',19,1,'15');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',20,0,'17');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',21,-1,'21');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',22,-1,'12');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',23,0,'0');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',24,1,'3');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',25,1,'3');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',26,0,'21');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',27,0,'1');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',28,-1,'45');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',29,0,'0');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',30,-2,'25');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',31,0,'0');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',32,1,'2');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',33,0,'45');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',34,-2,'27');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',35,1,'27');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',36,0,'24');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',37,-1,'46');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',38,-1,'25');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',39,-1,'19');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',40,1,'2');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',41,-2,'32');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',42,1,'2');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',43,0,'1');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',44,0,'45');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',45,1,'19');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',46,-1,'9');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',47,-1,'49');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',48,0,'0');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',49,1,'3');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',50,0,'12');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',51,1,'46');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',52,-1,'44');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',53,-1,'42');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',54,0,'0');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',55,0,'49');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',56,-2,'45');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',57,1,'44');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',58,-2,'45');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',59,0,'49');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',60,1,'25');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',61,-1,'26');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',62,-1,'22');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',63,0,'1');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',64,1,'44');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',65,-2,'50');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',66,0,'22');
INSERT INTO "entries" VALUES('knj0XRaBjEeiI8kmN3uIwA',67,1,'44');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',0,-1,'1');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',1,-1,'7');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',2,-1,'9');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',3,-1,'39');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',4,-1,'48');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',5,-1,'7');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',6,-1,'19');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',7,-1,'21');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',8,-1,'49');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',9,-1,'35');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',10,-1,'36');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',11,-1,'50');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',12,-1,'28');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',13,-1,'51');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',14,-1,'9');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',15,-1,'6');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',16,-1,'28');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',17,-1,'37');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',18,-1,'32');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',19,1,'3');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',20,0,'0');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',21,1,'32');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',22,0,'37');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',23,-1,'7');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',24,-1,'22');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',25,0,'0');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',26,1,'3');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',27,0,'7');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',28,1,'9');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',29,-1,'8');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',30,-1,'34');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',31,1,'2');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',32,-2,'31');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',33,1,'3');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',34,-2,'31');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',35,1,'3');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',36,0,'0');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',37,1,'34');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',38,0,'6');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',39,-1,'36');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',40,-1,'39');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',41,0,'1');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',42,-2,'37');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',43,0,'0');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',44,1,'3');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',45,0,'36');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',46,-2,'39');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',47,1,'28');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',48,0,'36');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',49,0,'1');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',50,-1,'31');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',51,-1,'20');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',52,1,'3');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',53,0,'0');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',54,1,'20');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',55,0,'39');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',56,-1,'40');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',57,-1,'43');
INSERT INTO "entries" VALUES('jSdFV9qUdie8B2hIrep5Eg',58,1,'3');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',0,-1,'0');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',1,-1,'2');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',2,-1,'4');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',3,-1,'0');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',4,-1,'49');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',5,-1,'43');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',6,-1,'36');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',7,-1,'5');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',8,-1,'38');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',9,-1,'32');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',10,-1,'29');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',11,-1,'9');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',12,-1,'8');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',13,-1,'4');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',14,0,'0');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',15,1,'3');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',16,0,'9');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',17,-2,'16');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',18,0,'9');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',19,-2,'16');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',20,0,'4');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',21,1,'8');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',22,-1,'18');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',23,-1,'34');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',24,1,'3');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',25,-2,'20');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',26,1,'3');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',27,0,'0');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',28,1,'29');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',29,0,'32');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',30,-1,'21');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',31,-1,'3');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',32,0,'1');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',33,-2,'26');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',34,0,'0');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',35,1,'2');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',36,1,'18');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',37,-2,'28');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',38,0,'3');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',39,-2,'28');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',40,1,'34');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',41,0,'3');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',42,-1,'33');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',43,-1,'14');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',44,1,'2');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',45,0,'1');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',46,0,'9');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',47,1,'33');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',48,-1,'15');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',49,-1,'0');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',50,0,'1');
INSERT INTO "entries" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',51,1,'3');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('vpe0Ps8nNBUmclBFt_rHJw','32f8d61e494af136b8059576a09a92d3e208776d0234a9228b7ed0cc6cc0a035','Ann',1.79488650473462843897e+09);
INSERT INTO "guests" VALUES('eHrL2T5G7N8rjLcyMSmKgw','eb0b11058d1689af78eeba3238054ca73fec545334749e0eea3774472186d8ee','Bob',1.79488650477680778501e+09);
CREATE TABLE replays (
	id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	replay TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "replays" VALUES('gN7gf_MnRUYcvgoqyUCvwA','vpe0Ps8nNBUmclBFt_rHJw','{"game":"figures","rules":1,"content":"7e1ec9571eb4a936","players":2,"options":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":7782914390344823123,"position":"","fracas":1}
[-1,6]
[-1,0]
[-1,35]
[-1,42]
[-1,4]
[-1,28]
[-1,23]
[-1,51]
[-1,27]
[-1,17]
[-1,3]
[-1,24]
[-1,15]
[1,3]
[-2,13]
[1,2]
[0,1]
[0,17]
[-2,15]
[1,15]
[0,17]
[-1,21]
[-1,12]
[0,0]
[1,3]
[1,3]
[0,21]
[0,1]
[-1,45]
[0,0]
[-2,25]
[0,0]
[1,2]
[0,45]
[-2,27]
[1,27]
[0,24]
[-1,46]
[-1,25]
[-1,19]
[1,2]
[-2,32]
[1,2]
[0,1]
[0,45]
[1,19]
[-1,9]
[-1,49]
[0,0]
[1,3]
[0,12]
[1,46]
[-1,44]
[-1,42]
[0,0]
[0,49]
[-2,45]
[1,44]
[-2,45]
[0,49]
[1,25]
[-1,26]
[-1,22]
[0,1]
[1,44]
[-2,50]
[0,22]
[1,44]
{"entries":68,"position":"phase=over turn=7 seat=0 way=- sneaks=0 stuns=0,0 orders=-,- armies=#0.captain-barnacle:8,#1.cannon-kate:7/- captives=#3.captain-comet-arctic:7~1w,#2.captain-comet:8~1w/- hands=JC,2H/- discard=4D,6D,TD,5C,KD,3H,8D,8S,AC,9S,AD,QS,5S,JD,7S","sum":"6768f301937b635e"}
','{"id":"gN7gf_MnRUYcvgoqyUCvwA","game":"figures","title":"Figures","names":["Ann","Bob"],"bots":["",""],"frames":28,"created":1794886504.9994373,"outcome":{"winners":[0],"rule":"figures.win","sentence":"Ann wins."}}',1.79488650499943733218e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(32), 
	bot VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	invite VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (invite)
);
INSERT INTO "seats" VALUES('knj0XRaBjEeiI8kmN3uIwA',0,'person','vpe0Ps8nNBUmclBFt_rHJw','','Ann',NULL);
INSERT INTO "seats" VALUES('knj0XRaBjEeiI8kmN3uIwA',1,'person','eHrL2T5G7N8rjLcyMSmKgw','','Bob',NULL);
INSERT INTO "seats" VALUES('jSdFV9qUdie8B2hIrep5Eg',0,'person','vpe0Ps8nNBUmclBFt_rHJw','','Ann',NULL);
INSERT INTO "seats" VALUES('jSdFV9qUdie8B2hIrep5Eg',1,'person','eHrL2T5G7N8rjLcyMSmKgw','','Bob',NULL);
INSERT INTO "seats" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',0,'person','vpe0Ps8nNBUmclBFt_rHJw','','Ann',NULL);
INSERT INTO "seats" VALUES('UX0hbAEHhLwTL0ipx5T0KQ',1,'person','vpe0Ps8nNBUmclBFt_rHJw','','Ann 2',NULL);
INSERT INTO "seats" VALUES('Re6NkHMTu7S3F0qO103G8g',0,'person','vpe0Ps8nNBUmclBFt_rHJw','','Ann',NULL);
INSERT INTO "seats" VALUES('Re6NkHMTu7S3F0qO103G8g',1,'open',NULL,'','','52e6c9b6dc91c0ffd40a43e3edb0846c4e3f247d495ec206e9d7b6bf3fc976b1');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	header TEXT NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	private BOOLEAN NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	turns INTEGER NOT NULL, 
	replay TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	rematch VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('knj0XRaBjEeiI8kmN3uIwA','figures','{"game":"figures","rules":1,"content":"7e1ec9571eb4a936","players":2,"options":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":7782914390344823123,"position":"","fracas":1}','finished',1,'vpe0Ps8nNBUmclBFt_rHJw',7,'{"id":"knj0XRaBjEeiI8kmN3uIwA","game":"figures","title":"Figures","names":["Ann","Bob"],"bots":["",""],"frames":28,"created":1794886504.7951775,"outcome":{"winners":[0],"rule":"figures.win","sentence":"Ann wins."}}',1.79488650479517745971e+09,1794886504.97812,'');
INSERT INTO "tables" VALUES('jSdFV9qUdie8B2hIrep5Eg','figures','{"game":"figures","rules":1,"content":"7e1ec9571eb4a936","players":2,"options":{"army_size":2,"turn_limit":100,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":8829857285435593045,"position":"","fracas":1}','playing',1,'vpe0Ps8nNBUmclBFt_rHJw',0,'',1.79488650500569772716e+09,1.7948865050118973255e+09,'');
INSERT INTO "tables" VALUES('UX0hbAEHhLwTL0ipx5T0KQ','figures','{"game":"figures","rules":1,"content":"7e1ec9571eb4a936","players":2,"options":{"army_size":2,"turn_limit":100,"armies":[],"cards":[]},"seats":["Ann","Ann 2"],"bots":["",""],"seed":7906384662769395318,"position":"","fracas":1}','playing',1,'vpe0Ps8nNBUmclBFt_rHJw',0,'',1.79488650514607715608e+09,1.79488650514607715608e+09,'');
INSERT INTO "tables" VALUES('Re6NkHMTu7S3F0qO103G8g','figures','{"game":"figures","rules":1,"content":"7e1ec9571eb4a936","players":2,"options":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Player 2"],"bots":["",""],"seed":2958406124769434790,"position":"","fracas":1}','open',1,'vpe0Ps8nNBUmclBFt_rHJw',0,'',1.79488650519995403286e+09,1.79488650519995403286e+09,'');
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_replays_guest ON replays (guest);
COMMIT;
