BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "chat" VALUES('5eXWFm-okm5kQi0zFWI6cw',0,'It1F2DoDlpIgGTk-fBYQ0A','Ann',0,'Hello from Ann at 5eXW',1.79488651554235935205e+09);
INSERT INTO "chat" VALUES('t0i_EZS4cRmOkgxPzpifSQ',0,'It1F2DoDlpIgGTk-fBYQ0A','Ann',0,'Hello from Ann at t0i_',1.79488651571805882451e+09);
INSERT INTO "chat" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',0,'It1F2DoDlpIgGTk-fBYQ0A','Ann',0,'Hello from Ann at 0MiA',1.79488651598252153393e+09);
INSERT INTO "chat" VALUES('XHlC85z9bT7d60qfhQJgjQ',0,'It1F2DoDlpIgGTk-fBYQ0A','Ann',0,'Hello from Ann at XHlC',1.79488651606699371344e+09);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	who INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',0,-1,'4');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',1,-1,'5');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',2,-1,'49');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',3,-1,'15');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',4,-1,'32');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',5,-1,'6');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',6,-1,'20');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',7,-1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',8,-1,'35');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',9,-1,'30');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',10,-1,'44');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',11,-1,'27');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',12,-1,'48');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',13,-1,'11');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',14,-1,'46');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',15,-1,'36');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',16,-1,'45');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',17,-1,'16');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',18,-1,'28');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',19,-1,'5');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',20,-1,'37');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',21,-1,'12');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',22,-1,'35');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',23,-1,'45');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',24,-1,'27');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',25,-1,'46');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',26,-1,'33');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',27,1,'3');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',28,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',29,-2,'27');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',30,1,'2');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',31,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',32,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',33,0,'45');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',34,-3,'30');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',35,1,'33');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',36,0,'45');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',37,1,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',38,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',39,-1,'49');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',40,-1,'24');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',41,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',42,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',43,1,'3');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',44,1,'27');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',45,0,'24');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',46,-1,'36');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',47,-1,'5');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',48,1,'3');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',49,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',50,0,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',51,1,'5');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',52,0,'49');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',53,-1,'32');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',54,-1,'12');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',55,0,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',56,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',57,-2,'50');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',58,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',59,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',60,1,'2');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',61,0,'46');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',62,-3,'53');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',63,0,'46');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',64,1,'36');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',65,-1,'41');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',66,-1,'6');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',67,1,'3');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',68,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',69,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',70,0,'32');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',71,-3,'60');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',72,0,'12');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',73,-3,'60');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',74,1,'35');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',75,0,'32');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',76,-1,'13');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',77,-1,'20');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',78,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',79,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',80,1,'2');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',81,0,'13');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',82,1,'41');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',83,-1,'26');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',84,-1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',85,1,'3');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',86,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',87,0,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',88,1,'26');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',89,0,'12');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',90,-1,'18');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',91,-1,'40');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',92,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',93,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',94,1,'2');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',95,1,'6');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',96,0,'20');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',97,0,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',98,-1,'23');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',99,-1,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',100,1,'2');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',101,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',102,0,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',103,0,'18');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',104,-3,'89');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',105,1,'23');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',106,-3,'89');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',107,0,'40');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',108,1,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',109,-1,'8');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',110,-1,'14');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',111,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',112,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',113,1,'3');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',114,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',115,0,'18');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',116,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',117,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',118,-1,'28');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',119,-1,'17');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',120,-1,'37');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',121,-1,'7');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',122,-1,'39');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',123,1,'2');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',124,1,'0');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',125,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',126,1,'39');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',127,-3,'108');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',128,1,'23');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',129,-3,'108');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',130,1,'39');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',131,-3,'108');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',132,0,'17');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',133,1,'7');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',134,-1,'48');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',135,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',136,0,'1');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',137,1,'2');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',138,1,'39');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',139,0,'48');
INSERT INTO "entries" VALUES('5eXWFm-okm5kQi0zFWI6cw',140,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',0,-1,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',1,-1,'5');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',2,-1,'13');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',3,-1,'46');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',4,-1,'18');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',5,-1,'48');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',6,-1,'32');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',7,-1,'33');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',8,-1,'30');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',9,-1,'9');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',10,-1,'49');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',11,-1,'22');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',12,-1,'47');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',13,-1,'8');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',14,-1,'23');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',15,-1,'10');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',16,-1,'2');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',17,-1,'25');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',18,-1,'48');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',19,-1,'31');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',20,-1,'22');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',21,-1,'4');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',22,-1,'15');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',23,1,'3');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',24,1,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',25,0,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',26,0,'4');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',27,1,'48');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',28,1,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',29,1,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',30,-1,'32');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',31,-1,'39');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',32,-1,'16');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',33,0,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',34,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',35,1,'3');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',36,1,'15');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',37,0,'32');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',38,-1,'14');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',39,-1,'37');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',40,1,'3');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',41,1,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',42,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',43,0,'39');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',44,1,'14');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',45,-1,'3');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',46,-1,'46');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',47,0,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',48,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',49,-2,'47');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',50,0,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',51,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',52,-2,'47');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',53,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',54,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',55,1,'2');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',56,0,'46');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',57,1,'37');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',58,-1,'20');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',59,-1,'27');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',60,1,'2');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',61,1,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',62,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',63,0,'3');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',64,-3,'57');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',65,1,'27');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',66,0,'16');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',67,-1,'29');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',68,-1,'35');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',69,0,'0');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',70,0,'1');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',71,1,'3');
INSERT INTO "entries" VALUES('t0i_EZS4cRmOkgxPzpifSQ',72,1,'20');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',0,-1,'2');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',1,-1,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',2,-1,'40');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',3,-1,'34');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',4,-1,'49');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',5,-1,'47');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',6,-1,'50');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',7,-1,'31');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',8,-1,'21');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',9,-1,'43');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',10,-1,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',11,-1,'12');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',12,-1,'19');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',13,-1,'21');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',14,-1,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',15,-1,'23');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',16,-1,'41');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',17,1,'3');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',18,1,'0');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',19,0,'0');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',20,0,'21');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',21,1,'19');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',22,-1,'4');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',23,-1,'45');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',24,0,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',25,0,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',26,1,'2');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',27,1,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',28,-3,'27');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',29,0,'4');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',30,-3,'27');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',31,1,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',32,-3,'27');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',33,0,'4');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',34,1,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',35,-1,'13');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',36,-1,'39');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',37,1,'3');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',38,1,'0');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',39,0,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',40,1,'39');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',41,0,'23');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',42,-1,'33');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',43,-1,'50');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',44,0,'0');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',45,0,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',46,1,'2');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',47,0,'50');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',48,1,'41');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',49,-1,'9');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',50,-1,'32');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',51,1,'3');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',52,1,'0');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',53,0,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',54,0,'45');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',55,1,'9');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',56,1,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',57,1,'3');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',58,-1,'49');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',59,-1,'7');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',60,0,'0');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',61,0,'1');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',62,1,'3');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',63,0,'7');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',64,1,'32');
INSERT INTO "entries" VALUES('8veQHrtz_iFMvrX6mAb0RQ',65,0,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',0,-1,'6');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',1,-1,'4');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',2,-1,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',3,0,'128');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',4,-3,'3');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',5,0,'45');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',6,-3,'3');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',7,1,'181');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',8,0,'165');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',9,-1,'2');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',10,0,'4');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',11,1,'8');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',12,1,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',13,-1,'9');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',14,-1,'3');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',15,-1,'8');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',16,1,'4');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',17,-3,'12');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',18,0,'9');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',19,1,'2');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',20,1,'3');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',21,-2,'14');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',22,1,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',23,0,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',24,-1,'7');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',25,0,'2');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',26,-3,'17');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',27,1,'6');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',28,0,'3');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',29,0,'1');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',30,-2,'19');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',31,0,'1');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',32,1,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',33,1,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',34,-2,'21');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',35,1,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',36,-2,'21');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',37,1,'1');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',38,0,'7');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',39,1,'1');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',40,-1,'1');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',41,1,'3');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',42,0,'6');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',43,1,'5');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',44,1,'1');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',45,-1,'5');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',46,1,'7');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',47,0,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',48,1,'4');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',49,1,'4');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',50,0,'2');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',51,0,'0');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',52,1,'3');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',53,0,'7');
INSERT INTO "entries" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',54,1,'-1');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',0,-1,'6');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',1,-1,'3');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',2,-1,'4');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',3,1,'20');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',4,0,'104');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',5,-1,'2');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',6,-1,'7');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',7,1,'6');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',8,0,'7');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',9,0,'0');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',10,1,'0');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',11,-1,'9');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',12,1,'8');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',13,0,'0');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',14,1,'-1');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',15,-1,'0');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',16,1,'7');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',17,0,'9');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',18,0,'0');
INSERT INTO "entries" VALUES('XHlC85z9bT7d60qfhQJgjQ',19,-1,'8');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',0,-1,'2');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',1,-1,'0');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',2,-1,'6');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',3,1,'148');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',4,0,'82');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',5,1,'-1');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',6,1,'1');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',7,-1,'3');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',8,1,'2');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',9,0,'3');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',10,0,'5');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',11,0,'0');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',12,-1,'4');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',13,1,'9');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',14,0,'7');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',15,1,'1');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',16,-1,'7');
INSERT INTO "entries" VALUES('b00SBZ_l5gB1lCycUev_0g',17,1,'3');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('It1F2DoDlpIgGTk-fBYQ0A','32f8d61e494af136b8059576a09a92d3e208776d0234a9228b7ed0cc6cc0a035','Ann',1.79488651515293216702e+09);
INSERT INTO "guests" VALUES('iVnRziXCHG2q7_pE8_Godw','eb0b11058d1689af78eeba3238054ca73fec545334749e0eea3774472186d8ee','Bob',1.79488651520985651021e+09);
CREATE TABLE made (
	guest VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	made TEXT NOT NULL, 
	PRIMARY KEY (guest, game, id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE replays (
	id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	record TEXT NOT NULL, 
	replay TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "replays" VALUES('qyAgbhS-mpF63kfnRhkGpw','It1F2DoDlpIgGTk-fBYQ0A','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":3378648840910668726,"position":"","fracas":2}
[-1,4]
[-1,5]
[-1,49]
[-1,15]
[-1,32]
[-1,6]
[-1,20]
[-1,0]
[-1,35]
[-1,30]
[-1,44]
[-1,27]
[-1,48]
[-1,11]
[-1,46]
[-1,36]
[-1,45]
[-1,16]
[-1,28]
[-1,5]
[-1,37]
[-1,12]
[-1,35]
[-1,45]
[-1,27]
[-1,46]
[-1,33]
[1,3]
[1,0]
[-2,27]
[1,2]
[1,0]
[0,1]
[0,45]
[-3,30]
[1,33]
[0,45]
[1,1]
[1,0]
[-1,49]
[-1,24]
[0,1]
[0,1]
[1,3]
[1,27]
[0,24]
[-1,36]
[-1,5]
[1,3]
[1,0]
[0,0]
[1,5]
[0,49]
[-1,32]
[-1,12]
[0,0]
[0,1]
[-2,50]
[0,1]
[0,1]
[1,2]
[0,46]
[-3,53]
[0,46]
[1,36]
[-1,41]
[-1,6]
[1,3]
[1,0]
[0,1]
[0,32]
[-3,60]
[0,12]
[-3,60]
[1,35]
[0,32]
[-1,13]
[-1,20]
[0,1]
[0,1]
[1,2]
[0,13]
[1,41]
[-1,26]
[-1,0]
[1,3]
[1,0]
[0,0]
[1,26]
[0,12]
[-1,18]
[-1,40]
[0,1]
[0,1]
[1,2]
[1,6]
[0,20]
[0,0]
[-1,23]
[-1,1]
[1,2]
[1,0]
[0,0]
[0,18]
[-3,89]
[1,23]
[-3,89]
[0,40]
[1,1]
[-1,8]
[-1,14]
[0,1]
[0,1]
[1,3]
[1,0]
[0,18]
[0,1]
[0,1]
[-1,28]
[-1,17]
[-1,37]
[-1,7]
[-1,39]
[1,2]
[1,0]
[0,1]
[1,39]
[-3,108]
[1,23]
[-3,108]
[1,39]
[-3,108]
[0,17]
[1,7]
[-1,48]
[0,1]
[0,1]
[1,2]
[1,39]
[0,48]
[0,1]
{"entries":141,"position":"phase=over turn=12 seat=0 way=+ sneaks=0 stuns=0,0 orders=-,- armies=#1.the-accountant:7/- captives=#3.doctor-dreadful-gold:7~1w,#2.doctor-dreadful:8~1w/#0.el-meteoro:8~0w hands=4H,KH/- discard=9H,8S,KD,3H,7C,QS,9S,QH,JH,8H,2D,4S,2H,AC,9D,8C,3C,3S,TC,3D,7D,2C,9C,6D,QD,JS,2S","sum":"32dd51d744166a98"}
','{"id":"qyAgbhS-mpF63kfnRhkGpw","game":"figures","title":"Figures","names":["Ann","Bob"],"bots":["",""],"frames":67,"created":1794886515.562165,"outcome":{"winners":[0],"rule":"figures.win","sentence":"Ann wins."}}',1.79488651556216502187e+09);
INSERT INTO "replays" VALUES('PI9hxm4ORgkxJZatmeNHeg','It1F2DoDlpIgGTk-fBYQ0A','{"game":"legacy","rules":1,"content":"458667f38f9c770b","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":1550301780069292857,"position":"","fracas":2}
[-1,6]
[-1,4]
[-1,0]
[0,128]
[-3,3]
[0,45]
[-3,3]
[1,181]
[0,165]
[-1,2]
[0,4]
[1,8]
[1,0]
[-1,9]
[-1,3]
[-1,8]
[1,4]
[-3,12]
[0,9]
[1,2]
[1,3]
[-2,14]
[1,0]
[0,0]
[-1,7]
[0,2]
[-3,17]
[1,6]
[0,3]
[0,1]
[-2,19]
[0,1]
[1,0]
[1,0]
[-2,21]
[1,0]
[-2,21]
[1,1]
[0,7]
[1,1]
[-1,1]
[1,3]
[0,6]
[1,5]
[1,1]
[-1,5]
[1,7]
[0,0]
[1,4]
[1,4]
[0,2]
[0,0]
[1,3]
[0,7]
[1,-1]
{"entries":55,"position":"phase=over round=1 battle=8 turns=8 sets=druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight/druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight hands=wizard/druid aside=-/- piles=barbarian,ranger,paladin,knight,assassin,monk,druid,necromancer,warrior/monk,knight,barbarian,necromancer,assassin,ranger,warrior,paladin,wizard carried=none,none row=anvil-deep top=- bag=- bottom=- discards=dawn-basilica,ninth-bell-cloister,prism-tower,court-of-oaths,hollow-barrows,red-mesa,threeways-ford,whisper-market,mothergrove scores=9,13 sources=5,2,2,0/13,0,0,0 holder=0 value=2 pairings=1,6,5,1,5,1,5,3,0,3,0/1,2,4,8,4,8,5,8,1,0,4/1,9,9,2,9,2,11,3,0,1,0/1,3,3,6,1,6,3,3,1,0,2/1,8,6,3,6,5,1,4,1,0,5/1,5,0,7,0,7,0,8,1,0,2/1,1,2,4,2,4,2,4,1,0,0/1,4,7,3,7,3,9,3,0,3,0","sum":"2baba028f969daae"}
','{"id":"PI9hxm4ORgkxJZatmeNHeg","game":"legacy","title":"Legacy","names":["Ann","Bob"],"bots":["",""],"frames":30,"created":1794886515.997094,"outcome":{"winners":[1],"rule":"legacy.score.win","sentence":"Bob wins."}}',1.79488651599709391599e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(32), 
	bot VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	invite VARCHAR(64), standing TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (invite)
);
INSERT INTO "seats" VALUES('5eXWFm-okm5kQi0zFWI6cw',0,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann',NULL,'');
INSERT INTO "seats" VALUES('5eXWFm-okm5kQi0zFWI6cw',1,'person','iVnRziXCHG2q7_pE8_Godw','','Bob',NULL,'');
INSERT INTO "seats" VALUES('t0i_EZS4cRmOkgxPzpifSQ',0,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann',NULL,'');
INSERT INTO "seats" VALUES('t0i_EZS4cRmOkgxPzpifSQ',1,'person','iVnRziXCHG2q7_pE8_Godw','','Bob',NULL,'');
INSERT INTO "seats" VALUES('8veQHrtz_iFMvrX6mAb0RQ',0,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann',NULL,'');
INSERT INTO "seats" VALUES('8veQHrtz_iFMvrX6mAb0RQ',1,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('BRn3Ov44ZsYthoQ-YID_mw',0,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann',NULL,'');
INSERT INTO "seats" VALUES('BRn3Ov44ZsYthoQ-YID_mw',1,'open',NULL,'','','5dd177f59f33810fbedc0413c406ca131d5d63fa3d6814bb239dce8f792df27d','');
INSERT INTO "seats" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',0,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann',NULL,'');
INSERT INTO "seats" VALUES('0MiA6mYRkvdTRJ0HosaVWQ',1,'person','iVnRziXCHG2q7_pE8_Godw','','Bob',NULL,'');
INSERT INTO "seats" VALUES('XHlC85z9bT7d60qfhQJgjQ',0,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann',NULL,'');
INSERT INTO "seats" VALUES('XHlC85z9bT7d60qfhQJgjQ',1,'person','iVnRziXCHG2q7_pE8_Godw','','Bob',NULL,'');
INSERT INTO "seats" VALUES('b00SBZ_l5gB1lCycUev_0g',0,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann',NULL,'');
INSERT INTO "seats" VALUES('b00SBZ_l5gB1lCycUev_0g',1,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('3fN8RMWqGimNvOQtTzXVoQ',0,'person','It1F2DoDlpIgGTk-fBYQ0A','','Ann',NULL,'');
INSERT INTO "seats" VALUES('3fN8RMWqGimNvOQtTzXVoQ',1,'open',NULL,'','','9e0c7bde69957113639df1af48c22d1e52d7230135c84c453992172879e45bec','');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	played INTEGER NOT NULL, 
	events INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id, entries), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('5eXWFm-okm5kQi0zFWI6cw',100,86,94,'phase=battle turn=9 seat=1 way=+ sneaks=0 stuns=0,0 orders=-,- armies=#0.el-meteoro:8w,#1.the-accountant:7/#2.doctor-dreadful:8w,#3.doctor-dreadful-gold:7w captives=-/- hands=7D,3S/2C,QD,3C discard=9H,8S,KD,3H,7C,QS,9S,QH,JH,8H,2D,4S,2H,AC,9D,8C');
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
	rematch VARCHAR(32) NOT NULL, waiting_for VARCHAR(64), 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('5eXWFm-okm5kQi0zFWI6cw','figures','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":3378648840910668726,"position":"","fracas":2}','finished',1,'It1F2DoDlpIgGTk-fBYQ0A',12,'{"id":"5eXWFm-okm5kQi0zFWI6cw","game":"figures","title":"Figures","names":["Ann","Bob"],"bots":["",""],"frames":67,"created":1794886515.2272015,"outcome":{"winners":[0],"rule":"figures.win","sentence":"Ann wins."}}',1.79488651522720146181e+09,1.79488651553825664516e+09,'','');
INSERT INTO "tables" VALUES('t0i_EZS4cRmOkgxPzpifSQ','figures','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":100,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":950191203822502201,"position":"","fracas":2}','playing',1,'It1F2DoDlpIgGTk-fBYQ0A',6,'',1.79488651556838440899e+09,1.79488651571419835094e+09,'','0');
INSERT INTO "tables" VALUES('8veQHrtz_iFMvrX6mAb0RQ','figures','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":100,"armies":[],"cards":[]},"seats":["Ann","Ann 2"],"bots":["",""],"seed":8927404115344355251,"position":"","fracas":2}','playing',1,'It1F2DoDlpIgGTk-fBYQ0A',6,'',1.7948865157251098156e+09,1.79488651587026524546e+09,'','1');
INSERT INTO "tables" VALUES('BRn3Ov44ZsYthoQ-YID_mw','figures','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Player 2"],"bots":["",""],"seed":870489216694960726,"position":"","fracas":2}','open',1,'It1F2DoDlpIgGTk-fBYQ0A',0,'',1.79488651587744545935e+09,1.79488651587744545935e+09,'',NULL);
INSERT INTO "tables" VALUES('0MiA6mYRkvdTRJ0HosaVWQ','legacy','{"game":"legacy","rules":1,"content":"458667f38f9c770b","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":1550301780069292857,"position":"","fracas":2}','finished',1,'It1F2DoDlpIgGTk-fBYQ0A',8,'{"id":"0MiA6mYRkvdTRJ0HosaVWQ","game":"legacy","title":"Legacy","names":["Ann","Bob"],"bots":["",""],"frames":30,"created":1794886515.8841987,"outcome":{"winners":[1],"rule":"legacy.score.win","sentence":"Bob wins."}}',1.79488651588419866568e+09,1.79488651597938823692e+09,'','');
INSERT INTO "tables" VALUES('XHlC85z9bT7d60qfhQJgjQ','legacy','{"game":"legacy","rules":1,"content":"458667f38f9c770b","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":1756037929308635057,"position":"","fracas":2}','playing',1,'It1F2DoDlpIgGTk-fBYQ0A',5,'',1.79488651600576186182e+09,1.79488651606559324264e+09,'','0,1');
INSERT INTO "tables" VALUES('b00SBZ_l5gB1lCycUev_0g','legacy','{"game":"legacy","rules":1,"content":"458667f38f9c770b","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Ann 2"],"bots":["",""],"seed":2530023072809385739,"position":"","fracas":2}','playing',1,'It1F2DoDlpIgGTk-fBYQ0A',4,'',1.79488651607185530664e+09,1.79488651609333801266e+09,'','0');
INSERT INTO "tables" VALUES('3fN8RMWqGimNvOQtTzXVoQ','legacy','{"game":"legacy","rules":1,"content":"458667f38f9c770b","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Player 2"],"bots":["",""],"seed":5905305935423377135,"position":"","fracas":2}','open',1,'It1F2DoDlpIgGTk-fBYQ0A',0,'',1.79488651610502266886e+09,1.79488651610502266886e+09,'',NULL);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_replays_guest ON replays (guest);
COMMIT;
