BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE bans (
	who VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (who)
);
CREATE TABLE calendar (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "calendar" VALUES(1,1.7950279843333306313e+09);
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
INSERT INTO "chat" VALUES('BO2aY0NoP6917_jvGXSoiQ',0,'fZul1h43S5dr1-unXPyf_g','Ann',0,'Hello from Ann at BO2a',1.79502798304093265533e+09);
INSERT INTO "chat" VALUES('TErF-aCMFeb6K9q0_za2LQ',0,'fZul1h43S5dr1-unXPyf_g','Ann',0,'Hello from Ann at TErF',1.79502798313338184357e+09);
INSERT INTO "chat" VALUES('_am7aLexzna2Rg1bN27ZTw',0,'fZul1h43S5dr1-unXPyf_g','Ann',0,'Hello from Ann at _am7',1.79502798337198472018e+09);
INSERT INTO "chat" VALUES('NNVunH7GrS9U5vbXq2CmwA',0,'fZul1h43S5dr1-unXPyf_g','Ann',0,'Hello from Ann at NNVu',1.79502798344968891148e+09);
INSERT INTO "chat" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',0,'fZul1h43S5dr1-unXPyf_g','Ann',0,'Hello from Ann at 9w8k',1.79502798362868523597e+09);
INSERT INTO "chat" VALUES('CftPneNqikv7jDwmDnxm4A',0,'fZul1h43S5dr1-unXPyf_g','Ann',0,'Hello from Ann at CftP',1.79502798374709796906e+09);
INSERT INTO "chat" VALUES('THx_N-6DHO94mHK2RdAbMw',0,'fZul1h43S5dr1-unXPyf_g','Ann',0,'Hello from Ann at THx_',1.79502798397938323014e+09);
INSERT INTO "chat" VALUES('Ad5ITI9tx2xohcV1AP9aaw',0,'fZul1h43S5dr1-unXPyf_g','Ann',0,'Hello from Ann at Ad5I',1.79502798408963108061e+09);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	who INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',0,-1,'6');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',1,-1,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',2,-1,'35');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',3,-1,'4');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',4,-1,'40');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',5,-1,'51');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',6,-1,'28');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',7,-1,'29');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',8,-1,'51');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',9,-1,'2');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',10,-1,'47');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',11,1,'3');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',12,1,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',13,0,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',14,0,'2');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',15,1,'51');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',16,-1,'7');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',17,-1,'50');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',18,0,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',19,0,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',20,1,'3');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',21,1,'28');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',22,-3,'21');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',23,1,'28');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',24,0,'7');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',25,-1,'30');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',26,-1,'19');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',27,1,'3');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',28,1,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',29,0,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',30,0,'29');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',31,1,'47');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',32,1,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',33,-1,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',34,-1,'15');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',35,0,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',36,0,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',37,1,'2');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',38,0,'15');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',39,-3,'36');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',40,1,'30');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',41,0,'50');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',42,-1,'12');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',43,-1,'11');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',44,1,'2');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',45,1,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',46,0,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',47,0,'15');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',48,1,'19');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',49,1,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',50,-1,'21');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',51,-1,'24');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',52,0,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',53,0,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',54,1,'2');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',55,0,'21');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',56,-3,'51');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',57,1,'12');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',58,0,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',59,-1,'20');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',60,-1,'34');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',61,1,'3');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',62,1,'0');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',63,0,'1');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',64,0,'21');
INSERT INTO "entries" VALUES('BO2aY0NoP6917_jvGXSoiQ',65,1,'20');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',0,-1,'4');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',1,-1,'7');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',2,-1,'39');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',3,-1,'32');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',4,-1,'24');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',5,-1,'6');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',6,-1,'28');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',7,-1,'20');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',8,-1,'38');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',9,-1,'44');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',10,-1,'8');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',11,-1,'20');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',12,-1,'15');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',13,-1,'46');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',14,0,'0');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',15,0,'1');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',16,1,'3');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',17,1,'15');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',18,-3,'17');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',19,1,'15');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',20,0,'44');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',21,0,'0');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',22,-1,'47');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',23,-1,'10');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',24,1,'2');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',25,1,'0');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',26,0,'1');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',27,1,'10');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',28,0,'20');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',29,1,'1');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',30,1,'2');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',31,-1,'7');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',32,-1,'0');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',33,-1,'6');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',34,0,'1');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',35,0,'1');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',36,1,'3');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',37,1,'47');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',38,-3,'35');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',39,1,'8');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',40,-3,'35');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',41,0,'46');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',42,1,'47');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',43,-1,'32');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',44,-1,'41');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',45,1,'2');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',46,1,'0');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',47,0,'1');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',48,0,'0');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',49,-3,'42');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',50,1,'8');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',51,0,'0');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',52,1,'1');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',53,1,'2');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',54,-1,'18');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',55,-1,'7');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',56,0,'0');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',57,0,'1');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',58,1,'2');
INSERT INTO "entries" VALUES('TErF-aCMFeb6K9q0_za2LQ',59,1,'32');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',0,-1,'5');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',1,-1,'4');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',2,-1,'28');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',3,-1,'34');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',4,-1,'44');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',5,-1,'35');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',6,-1,'2');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',7,-1,'30');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',8,-1,'41');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',9,-1,'0');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',10,-1,'15');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',11,-1,'1');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',12,-1,'25');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',13,-1,'5');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',14,-1,'32');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',15,-1,'46');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',16,-1,'28');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',17,-1,'39');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',18,0,'1');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',19,0,'1');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',20,1,'3');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',21,1,'32');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',22,0,'5');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',23,-1,'14');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',24,-1,'8');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',25,1,'3');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',26,1,'0');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',27,0,'1');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',28,1,'8');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',29,-3,'28');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',30,1,'28');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',31,0,'46');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',32,-1,'24');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',33,-1,'31');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',34,0,'0');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',35,0,'1');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',36,1,'2');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',37,0,'31');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',38,1,'8');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',39,-1,'50');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',40,-1,'51');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',41,1,'3');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',42,1,'0');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',43,-2,'39');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',44,1,'3');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',45,1,'0');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',46,0,'0');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',47,1,'14');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',48,0,'39');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',49,-1,'33');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',50,-1,'7');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',51,0,'1');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',52,0,'1');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',53,-2,'46');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',54,0,'0');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',55,0,'1');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',56,1,'2');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',57,1,'50');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',58,-3,'49');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',59,0,'7');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',60,-3,'49');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',61,1,'51');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',62,0,'7');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',63,-1,'13');
INSERT INTO "entries" VALUES('Jcha2-b0wWVft0Wit2R5cA',64,-1,'43');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',0,-1,'1');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',1,-1,'3');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',2,-1,'9');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',3,1,'169');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',4,-3,'3');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',5,1,'104');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',6,0,'20');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',7,-1,'2');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',8,1,'1');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',9,-1,'0');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',10,1,'9');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',11,0,'6');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',12,1,'0');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',13,0,'0');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',14,-1,'7');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',15,0,'2');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',16,1,'8');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',17,0,'0');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',18,-1,'5');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',19,1,'6');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',20,-3,'17');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',21,0,'8');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',22,-3,'17');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',23,0,'4');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',24,1,'2');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',25,0,'0');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',26,-1,'8');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',27,0,'7');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',28,1,'6');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',29,-1,'4');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',30,1,'7');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',31,0,'9');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',32,0,'4');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',33,-1,'6');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',34,0,'5');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',35,1,'3');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',36,0,'3');
INSERT INTO "entries" VALUES('_am7aLexzna2Rg1bN27ZTw',37,1,'1');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',0,-1,'9');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',1,-1,'8');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',2,-1,'1');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',3,1,'163');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',4,0,'24');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',5,1,'5');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',6,0,'0');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',7,-1,'5');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',8,1,'6');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',9,0,'3');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',10,0,'2');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',11,-1,'4');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',12,-1,'7');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',13,1,'0');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',14,-3,'13');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',15,0,'7');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',16,-3,'13');
INSERT INTO "entries" VALUES('NNVunH7GrS9U5vbXq2CmwA',17,1,'7');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',0,-1,'6');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',1,-1,'3');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',2,-1,'4');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',3,1,'122');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',4,-3,'3');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',5,1,'28');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',6,0,'45');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',7,1,'3');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',8,-1,'5');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',9,-1,'7');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',10,1,'3');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',11,-3,'8');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',12,0,'9');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',13,1,'7');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',14,0,'0');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',15,-1,'0');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',16,0,'0');
INSERT INTO "entries" VALUES('XVIyf2MTWn24XAaYSo_ssA',17,1,'2');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',0,-1,'6');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',1,-1,'3');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',2,-1,'57');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',3,-1,'22');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',4,-1,'71');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',5,-1,'23');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',6,-1,'20');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',7,-1,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',8,-1,'67');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',9,-1,'48');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',10,-1,'16');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',11,-1,'96');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',12,-1,'72');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',13,-1,'64');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',14,-1,'53');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',15,-1,'78');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',16,-1,'46');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',17,-1,'15');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',18,-1,'19');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',19,-1,'47');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',20,0,'1');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',21,1,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',22,0,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',23,-3,'22');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',24,1,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',25,-3,'22');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',26,0,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',27,-3,'22');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',28,0,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',29,1,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',30,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',31,1,'1');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',32,-1,'1');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',33,-1,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',34,0,'136');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',35,1,'124');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',36,0,'136');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',37,0,'121');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',38,0,'151');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',39,1,'125');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',40,1,'123');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',41,1,'124');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',42,0,'2');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',43,1,'5');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',44,-1,'202');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',45,-1,'16');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',46,-1,'173');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',47,-1,'201');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',48,-1,'31');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',49,-1,'55');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',50,-1,'56');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',51,-1,'113');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',52,-1,'40');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',53,-1,'32');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',54,-1,'113');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',55,-1,'31');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',56,-1,'55');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',57,-1,'39');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',58,-1,'31');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',59,-1,'42');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',60,-1,'16');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',61,-1,'40');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',62,-1,'201');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',63,-1,'44');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',64,-1,'40');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',65,0,'1');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',66,0,'4');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',67,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',68,0,'1');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',69,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',70,0,'4');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',71,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',72,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',73,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',74,0,'255');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',75,0,'166');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',76,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',77,0,'2');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',78,0,'3');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',79,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',80,0,'101');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',81,0,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',82,1,'3');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',83,1,'2');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',84,1,'5');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',85,1,'100');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',86,1,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',87,1,'4');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',88,1,'4');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',89,1,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',90,1,'3');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',91,1,'5');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',92,1,'46');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',93,1,'255');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',94,1,'138');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',95,1,'0');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',96,1,'5');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',97,1,'383');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',98,1,'3');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',99,-1,'3');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',100,0,'-1');
INSERT INTO "entries" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',101,1,'0');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',0,-1,'4');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',1,-1,'3');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',2,-1,'88');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',3,-1,'54');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',4,-1,'78');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',5,-1,'28');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',6,-1,'55');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',7,-1,'0');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',8,-1,'18');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',9,-1,'47');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',10,-1,'33');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',11,-1,'51');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',12,-1,'15');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',13,-1,'22');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',14,-1,'34');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',15,-1,'95');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',16,-1,'77');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',17,-1,'75');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',18,-1,'24');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',19,-1,'39');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',20,0,'4');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',21,1,'5');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',22,1,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',23,0,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',24,0,'5');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',25,1,'4');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',26,-1,'5');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',27,-1,'4');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',28,0,'209');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',29,1,'200');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',30,0,'194');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',31,0,'224');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',32,0,'209');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',33,1,'200');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',34,1,'199');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',35,1,'201');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',36,0,'1');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',37,1,'4');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',38,-1,'112');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',39,-1,'132');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',40,-1,'25');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',41,-1,'30');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',42,-1,'3');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',43,-1,'131');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',44,-1,'19');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',45,-1,'139');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',46,-1,'72');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',47,-1,'1');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',48,-1,'30');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',49,-1,'40');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',50,-1,'25');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',51,-1,'41');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',52,-1,'139');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',53,-1,'44');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',54,-1,'72');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',55,-1,'31');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',56,-1,'19');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',57,-1,'2');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',58,-1,'132');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',59,0,'2');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',60,0,'3');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',61,0,'0');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',62,0,'33');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',63,0,'6');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',64,0,'1');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',65,0,'0');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',66,0,'0');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',67,0,'289');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',68,0,'405');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',69,0,'4');
INSERT INTO "entries" VALUES('CftPneNqikv7jDwmDnxm4A',70,0,'33');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',0,-1,'2');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',1,-1,'1');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',2,-1,'49');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',3,-1,'40');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',4,-1,'75');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',5,-1,'56');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',6,-1,'12');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',7,-1,'88');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',8,-1,'33');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',9,-1,'94');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',10,-1,'10');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',11,-1,'68');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',12,-1,'84');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',13,-1,'19');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',14,-1,'1');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',15,-1,'34');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',16,-1,'23');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',17,-1,'52');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',18,-1,'35');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',19,-1,'70');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',20,0,'4');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',21,1,'2');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',22,0,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',23,1,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',24,-1,'9');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',25,-1,'20');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',26,0,'9');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',27,1,'4');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',28,0,'2');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',29,-1,'4');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',30,-1,'2');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',31,0,'112');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',32,1,'41');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',33,-2,'32');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',34,1,'213');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',35,0,'112');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',36,0,'97');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',37,0,'113');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',38,1,'214');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',39,1,'198');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',40,1,'213');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',41,0,'2');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',42,1,'5');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',43,-1,'217');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',44,-1,'59');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',45,-1,'206');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',46,-1,'57');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',47,-1,'20');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',48,-1,'177');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',49,-1,'104');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',50,-1,'24');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',51,-1,'218');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',52,-1,'36');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',53,-1,'104');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',54,-1,'43');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',55,-1,'206');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',56,-1,'39');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',57,-1,'59');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',58,-1,'44');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',59,-1,'177');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',60,-1,'41');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',61,-1,'24');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',62,-1,'42');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',63,-1,'218');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',64,0,'2');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',65,0,'255');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',66,0,'127');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',67,0,'2');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',68,0,'0');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',69,0,'40');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',70,0,'-1');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',71,0,'0');
INSERT INTO "entries" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',72,0,'0');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',0,-1,'6');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',1,-1,'7');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',2,-1,'5');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',3,-1,'2');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',4,-1,'1');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',5,-1,'3');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',6,0,'0');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',7,1,'1');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',8,1,'[4000,13500]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',9,0,'[16000,6500]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',10,1,'[5,9992,15492,4,9880,16880,3,10287,18287]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',11,0,'[1,9880,4130,2,10130,2880,0,9880,1630]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',12,-1,'5');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',13,-1,'6');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',14,-1,'4');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',15,-1,'1');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',16,0,'1');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',17,1,'33574912');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',18,1,'[9993,14492]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',19,1,'33574912');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',20,1,'[9993,14492]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',21,1,'117452822');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',22,1,'33570816');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',23,1,'[9902,15611]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',24,1,'33566720');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',25,1,'[10241,16987]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',26,1,'50343936');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',27,1,'[11617,15619,11560,15604]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',28,1,'50352128');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',29,1,'[9993,14492]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',30,1,'50348032');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',31,1,'[9902,15611]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',32,1,'0');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',33,0,'50335744');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',34,0,'[9905,5370]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',35,0,'33562624');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',36,0,'[10106,4126]');
INSERT INTO "entries" VALUES('THx_N-6DHO94mHK2RdAbMw',37,0,'0');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',0,-1,'1');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',1,-1,'3');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',2,-1,'4');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',3,-1,'3');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',4,-1,'3');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',5,-1,'3');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',6,0,'0');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',7,1,'1');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',8,1,'[4000,13500]');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',9,0,'[16000,6500]');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',10,1,'[5,10051,15551,6,8992,15492,7,11242,15492,8,7992,15492,4,9984,18484]');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',11,0,'[2,10051,4301,3,8801,4301,1,10051,3051,0,9636,1636]');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',12,-1,'1');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',13,-1,'4');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',14,-1,'1');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',15,-1,'1');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',16,0,'0');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',17,0,'50335744');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',18,0,'[11117,4619,11106,4620]');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',19,0,'50335744');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',20,0,'[11087,4708]');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',21,0,'0');
INSERT INTO "entries" VALUES('Ad5ITI9tx2xohcV1AP9aaw',22,1,'50360320');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',0,-1,'7');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',1,-1,'0');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',2,-1,'1');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',3,-1,'6');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',4,-1,'4');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',5,-1,'1');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',6,0,'1');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',7,1,'0');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',8,1,'[16000,6500]');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',9,0,'[4000,13500]');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',10,1,'[5,9880,4130,6,10992,4492,4,10801,3301,3,9880,1880]');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',11,0,'[2,9992,15492,1,9880,16880,0,10287,18287]');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',12,-1,'2');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',13,-1,'6');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',14,-1,'2');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',15,-1,'6');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',16,-1,'5');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',17,-1,'2');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',18,-1,'2');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',19,-1,'3');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',20,0,'0');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',21,0,'33562624');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',22,0,'[9993,14492]');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',23,0,'33554432');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',24,0,'[10617,15619,10592,15654]');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',25,0,'0');
INSERT INTO "entries" VALUES('b0cHkcLiTcLA7SXRFzNxGg',26,1,'33579008');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('fZul1h43S5dr1-unXPyf_g','32f8d61e494af136b8059576a09a92d3e208776d0234a9228b7ed0cc6cc0a035','Ann',1.79502798280000424387e+09);
INSERT INTO "guests" VALUES('bbeb9vQUd1VvZCzYcarmJg','eb0b11058d1689af78eeba3238054ca73fec545334749e0eea3774472186d8ee','Bob',1.79502798285600805279e+09);
CREATE TABLE made (
	guest VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	made TEXT NOT NULL, 
	PRIMARY KEY (guest, game, id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE orders (
	id INTEGER NOT NULL, 
	deed VARCHAR(16) NOT NULL, 
	target VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	result TEXT NOT NULL, 
	PRIMARY KEY (id)
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
INSERT INTO "replays" VALUES('8MPAabKffQZt8LLL0KBINA','fZul1h43S5dr1-unXPyf_g','{"game":"figures","rules":3,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"largest_army":5,"army_sizes":[],"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":95805858713521404,"position":"","fracas":2}
[-1,6]
[-1,0]
[-1,35]
[-1,4]
[-1,40]
[-1,51]
[-1,28]
[-1,29]
[-1,51]
[-1,2]
[-1,47]
[1,3]
[1,0]
[0,0]
[0,2]
[1,51]
[-1,7]
[-1,50]
[0,0]
[0,1]
[1,3]
[1,28]
[-3,21]
[1,28]
[0,7]
[-1,30]
[-1,19]
[1,3]
[1,0]
[0,1]
[0,29]
[1,47]
[1,0]
[-1,1]
[-1,15]
[0,1]
[0,1]
[1,2]
[0,15]
[-3,36]
[1,30]
[0,50]
[-1,12]
[-1,11]
[1,2]
[1,0]
[0,0]
[0,15]
[1,19]
[1,1]
[-1,21]
[-1,24]
[0,1]
[0,1]
[1,2]
[0,21]
[-3,51]
[1,12]
[0,1]
[-1,20]
[-1,34]
[1,3]
[1,0]
[0,1]
[0,21]
[1,20]
{"entries":66,"position":"phase=over turn=7 seat=1 way=+ sneaks=0 stuns=0,0 orders=-,- armies=-/#2.captain-comet:8,#3.captain-comet-arctic:7 captives=-/#0.captain-barnacle:8~0w,#1.cannon-kate:7~0w hands=-/KC,TH discard=AS,4C,9C,4H,TS,5H,KS,6H,8D,4D,3C,AC,KD,9D,TD","sum":"d4008ce109189429"}
','{"id":"8MPAabKffQZt8LLL0KBINA","game":"figures","title":"Figures","names":["Ann","Bob"],"bots":["",""],"frames":22,"created":1795027983.0602152,"outcome":{"winners":[1],"rule":"figures.win","sentence":"Bob wins.","helped":[]},"origin":null,"lasted":0.0,"brought":false,"note":""}',1.79502798306021523477e+09);
INSERT INTO "replays" VALUES('9YMLocNRsA1Qjss8IduO0A','fZul1h43S5dr1-unXPyf_g','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":2551261535977925636,"position":"","fracas":2}
[-1,1]
[-1,3]
[-1,9]
[1,169]
[-3,3]
[1,104]
[0,20]
[-1,2]
[1,1]
[-1,0]
[1,9]
[0,6]
[1,0]
[0,0]
[-1,7]
[0,2]
[1,8]
[0,0]
[-1,5]
[1,6]
[-3,17]
[0,8]
[-3,17]
[0,4]
[1,2]
[0,0]
[-1,8]
[0,7]
[1,6]
[-1,4]
[1,7]
[0,9]
[0,4]
[-1,6]
[0,5]
[1,3]
[0,3]
[1,1]
{"entries":38,"position":"phase=over round=1 battle=8 turns=8 sets=druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight/druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight hands=barbarian/druid aside=-/- piles=assassin,monk,druid,necromancer,paladin,warrior,knight,ranger,wizard/ranger,paladin,knight,barbarian,necromancer,monk,warrior,wizard,assassin carried=none,none row=mothergrove,dawn-basilica top=- bag=- bottom=- discards=court-of-oaths,hollow-barrows,prism-tower,anvil-deep,ninth-bell-cloister,threeways-ford,red-mesa,whisper-market scores=10,11 sources=7,2,1,0/11,0,0,0 holder=0 value=1 pairings=1,9,0,4,0,4,0,7,1,0,1/1,3,6,9,6,9,10,9,0,4,0/1,2,2,8,2,8,4,8,1,0,4/1,7,4,2,4,2,4,2,0,1,0/1,0,7,6,7,6,7,9,1,0,3/1,5,9,7,9,7,9,7,0,2,0/1,8,5,3,5,3,0,3,1,0,3/1,1,3,1,3,1,4,3,0,2,0","sum":"78246c5d7d3c17bb"}
','{"id":"9YMLocNRsA1Qjss8IduO0A","game":"legacy","title":"Legacy","names":["Ann","Bob"],"bots":["",""],"frames":15,"created":1795027983.3809204,"outcome":{"winners":[1],"rule":"legacy.score.win","sentence":"Bob wins.","helped":[]},"origin":null,"lasted":0.0,"brought":false,"note":""}',1.79502798338092041017e+09);
INSERT INTO "replays" VALUES('kd8nJHPCVKMSuvqanqEnHQ','fZul1h43S5dr1-unXPyf_g','{"game":"synergy","rules":2,"content":"0c2ef84420ae1600","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Bob"],"bots":["",""],"seed":1805599149676347722,"position":"","fracas":2}
[-1,6]
[-1,3]
[-1,57]
[-1,22]
[-1,71]
[-1,23]
[-1,20]
[-1,0]
[-1,67]
[-1,48]
[-1,16]
[-1,96]
[-1,72]
[-1,64]
[-1,53]
[-1,78]
[-1,46]
[-1,15]
[-1,19]
[-1,47]
[0,1]
[1,0]
[0,[0,0,0,1,1,1,2,2,2]]
[-3,22]
[1,[0,0,0,1,1,1,2,2,2]]
[-3,22]
[0,[0,0,0,1,1,1,2,2,2]]
[-3,22]
[0,[0,0,0,1,1,1,2,2,2]]
[1,[0,0,0,1,1,1,2,2,2]]
[0,0]
[1,1]
[-1,1]
[-1,0]
[0,136]
[1,124]
[0,136]
[0,121]
[0,151]
[1,125]
[1,123]
[1,124]
[0,2]
[1,5]
[-1,202]
[-1,16]
[-1,173]
[-1,201]
[-1,31]
[-1,55]
[-1,56]
[-1,113]
[-1,40]
[-1,32]
[-1,113]
[-1,31]
[-1,55]
[-1,39]
[-1,31]
[-1,42]
[-1,16]
[-1,40]
[-1,201]
[-1,44]
[-1,40]
[0,1]
[0,4]
[0,0]
[0,1]
[0,0]
[0,4]
[0,0]
[0,0]
[0,0]
[0,255]
[0,166]
[0,0]
[0,2]
[0,3]
[0,0]
[0,101]
[0,0]
[1,3]
[1,2]
[1,5]
[1,100]
[1,0]
[1,4]
[1,4]
[1,0]
[1,3]
[1,5]
[1,46]
[1,255]
[1,138]
[1,0]
[1,5]
[1,383]
[1,3]
[-1,3]
[0,-1]
[1,0]
{"entries":102,"position":"phase=over seat=0 first=0 step=0 round=1 turns=2 active=-1 drill=-1 winners=1 won_by=limit teams=1,0 powers=heavy-hands,seven-hits team_cards=none,none bases=136,124 goals=0,1 goals_shown=0,1 drawn=1,0 hands=-/- offered=-/- pending= laden=-1 warriors=owner:0;team:1;figure:0;seat:0;square:166;cards:the-moves,jelly-bones,flag-goths,laser-eyebrows;acted:yes;moved:yes;travels:1/owner:0;team:1;figure:1;seat:0;square:121;cards:power-pinch,the-human-bomb;acted:yes/owner:0;team:1;figure:2;seat:0;square:151;cards:stunning-beauty,reactor-tummy,lasso-tongue;acted:yes/owner:1;team:0;figure:0;seat:1;square:125;hits:7;extra:1;cards:blink,chameleon-skin,body-bowling,flag-orcs;acted:yes/owner:1;team:0;figure:1;seat:1;square:138;hits:7;extra:1;cards:suction-cup-soles,magnetic-personality;acted:yes;moved:yes;travels:1/owner:1;team:0;figure:2;seat:1;square:124;hits:7;extra:1;cards:rhino-hide-graft,preposterous-mallet,playing-possum,flameblast;acted:yes;struck:yes deck=1,2,3,4,5,6,7,8,9,10,11,12,13,14,17,18,21,24,25,26,27,28,29,30,33,34,35,36,37,38,41,43,45,49,50,51,52,54,55,56,58,59,60,61,62,63,65,66,68,69,70,73,74,75,76,77,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,97,98,99 discards=- removed=- loose=0,123 covered=32,113/31,55/39,31/42,16/40,201/44,40/-1,56/-1,173/-1,202 coins=16,31,40,55,56,113,173,201,202 markers= suppressed= orphans=","sum":"33739503c2aaadc4"}
','{"id":"kd8nJHPCVKMSuvqanqEnHQ","game":"synergy","title":"Synergy","names":["Ann","Bob"],"bots":["",""],"frames":41,"created":1795027983.642693,"outcome":{"winners":[1],"rule":"synergy.win.limit","sentence":"Bob wins.","helped":[]},"origin":null,"lasted":0.0,"brought":false,"note":""}',1.79502798364269304269e+09);
INSERT INTO "replays" VALUES('iXCWTKdvg1-CGuzJW9jBtA','fZul1h43S5dr1-unXPyf_g','{"game":"skirmish","rules":2,"content":"b3253cebec73354d","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Bob"],"bots":["",""],"seed":9080457181598893432,"position":"","fracas":2}
[-1,6]
[-1,7]
[-1,5]
[-1,2]
[-1,1]
[-1,3]
[0,0]
[1,1]
[1,[4000,13500]]
[0,[16000,6500]]
[1,[5,9992,15492,4,9880,16880,3,10287,18287]]
[0,[1,9880,4130,2,10130,2880,0,9880,1630]]
[-1,5]
[-1,6]
[-1,4]
[-1,1]
[0,1]
[1,33574912]
[1,[9993,14492]]
[1,33574912]
[1,[9993,14492]]
[1,117452822]
[1,33570816]
[1,[9902,15611]]
[1,33566720]
[1,[10241,16987]]
[1,50343936]
[1,[11617,15619,11560,15604]]
[1,50352128]
[1,[9993,14492]]
[1,50348032]
[1,[9902,15611]]
[1,0]
[0,50335744]
[0,[9905,5370]]
[0,33562624]
[0,[10106,4126]]
[0,0]
{"entries":38,"position":"phase=over round=1 turns=2 mustered=The%20Rune%20Forge,Ashmantle%27s%20Oath lefts=1,2 rolls=11,5 homes=0,1 stones_left=0,0 order=- seat=-1 ended=yes,no handed=0 energy=0,0 siphons=0 moving=-1 striking=-1 chosen=-1 looks=0 acting=- units=seat:0;kind:cinder.ildra;items:-;leader:yes;fate:alive;hp:5;x:9880;y:1630/seat:0;kind:cinder.axe;items:-;fate:alive;hp:2;x:9905;y:5370/seat:0;kind:cinder.thrower;items:hare-boots;fate:alive;hp:3;x:10106;y:4126/seat:1;kind:cinder.brokka;items:-;leader:yes;fate:alive;hp:6;x:11560;y:15604;lying:great-strike;laid_by:1/seat:1;kind:cinder.thrower;items:-;fate:alive;hp:3;x:9902;y:15611/seat:1;kind:cinder.delver;items:long-spear;fate:alive;hp:2;x:9993;y:14492 stones=x:10000;y:10000;level:0/x:4000;y:13500;level:0/x:16000;y:6500;level:0 lost=no,no winners=0 limit_hit=yes","sum":"95afaa0cb846966b"}
','{"id":"iXCWTKdvg1-CGuzJW9jBtA","game":"skirmish","title":"Skirmish","names":["Ann","Bob"],"bots":["",""],"frames":27,"created":1795027983.992351,"outcome":{"winners":[0],"rule":"skirmish.win","sentence":"Ann wins.","helped":[]},"origin":null,"lasted":0.0,"brought":false,"note":""}',1.79502798399235105513e+09);
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
INSERT INTO "seats" VALUES('BO2aY0NoP6917_jvGXSoiQ',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('BO2aY0NoP6917_jvGXSoiQ',1,'person','bbeb9vQUd1VvZCzYcarmJg','','Bob','d75244d67b7db10102852e2099db6d2fbdc50209aeb1a80e1cf4bc26cffa5544','');
INSERT INTO "seats" VALUES('TErF-aCMFeb6K9q0_za2LQ',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('TErF-aCMFeb6K9q0_za2LQ',1,'person','bbeb9vQUd1VvZCzYcarmJg','','Bob','6c8ab6d54ce35f9fe7e2f34ecb2913e8bdf978f8832af695ed3a8874778ad458','');
INSERT INTO "seats" VALUES('Jcha2-b0wWVft0Wit2R5cA',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('Jcha2-b0wWVft0Wit2R5cA',1,'person','fZul1h43S5dr1-unXPyf_g','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('vxaVJ4IFZNBzF0MERl7vZw',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('vxaVJ4IFZNBzF0MERl7vZw',1,'open',NULL,'','','2e324aa61c2a441567b7a7c5330d85cdfb777c6fbf62fdee77651a09cf5a3e04','');
INSERT INTO "seats" VALUES('_am7aLexzna2Rg1bN27ZTw',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('_am7aLexzna2Rg1bN27ZTw',1,'person','bbeb9vQUd1VvZCzYcarmJg','','Bob','4459262ed5200eb4413c60eafad2387f11d1f107df71c3f26dec2e84419b77b8','');
INSERT INTO "seats" VALUES('NNVunH7GrS9U5vbXq2CmwA',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('NNVunH7GrS9U5vbXq2CmwA',1,'person','bbeb9vQUd1VvZCzYcarmJg','','Bob','435d1e9dd76c6d3e3b1ec0a813da93ab9f6565f434474f7ba4d2f405ae394dd2','');
INSERT INTO "seats" VALUES('XVIyf2MTWn24XAaYSo_ssA',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('XVIyf2MTWn24XAaYSo_ssA',1,'person','fZul1h43S5dr1-unXPyf_g','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('nVFoUlAgW2eJl-ontuXUPA',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('nVFoUlAgW2eJl-ontuXUPA',1,'open',NULL,'','','d3994deb6c53dc80941096361c1a37df78122c992d8cbf03fb8efee4f796dfe7','');
INSERT INTO "seats" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',1,'person','bbeb9vQUd1VvZCzYcarmJg','','Bob','95965b595496614ba94be6d4308746f5deb6ea1195712a121084dab9cc10cd8c','');
INSERT INTO "seats" VALUES('CftPneNqikv7jDwmDnxm4A',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('CftPneNqikv7jDwmDnxm4A',1,'person','bbeb9vQUd1VvZCzYcarmJg','','Bob','18d6bb5e14b6bece1d9148974d555106a38a1025fd68554f4ee9d3e2d1f490f8','');
INSERT INTO "seats" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',1,'person','fZul1h43S5dr1-unXPyf_g','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('emFOcQjNArkso_v_M9jT9g',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('emFOcQjNArkso_v_M9jT9g',1,'open',NULL,'','','2fec81aa5ee23ba444592853b3032f94890b9b423ee2814ad48c37cd91f6c7f3','');
INSERT INTO "seats" VALUES('THx_N-6DHO94mHK2RdAbMw',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('THx_N-6DHO94mHK2RdAbMw',1,'person','bbeb9vQUd1VvZCzYcarmJg','','Bob','2e1ee9cac264c744c305236748a349bca00ce0173d07a4c5781f2091dfdda502','');
INSERT INTO "seats" VALUES('Ad5ITI9tx2xohcV1AP9aaw',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('Ad5ITI9tx2xohcV1AP9aaw',1,'person','bbeb9vQUd1VvZCzYcarmJg','','Bob','3d81cdabfe0521e38d2fe7219d9dc3881152948f540db258262afd927c4188a4','');
INSERT INTO "seats" VALUES('b0cHkcLiTcLA7SXRFzNxGg',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('b0cHkcLiTcLA7SXRFzNxGg',1,'person','fZul1h43S5dr1-unXPyf_g','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('7h1rtGDt-2BAPegGKsegCw',0,'person','fZul1h43S5dr1-unXPyf_g','','Ann',NULL,'');
INSERT INTO "seats" VALUES('7h1rtGDt-2BAPegGKsegCw',1,'open',NULL,'','','a7132635d49f8547c89d3e4e3a5f9bf830466249fac89ecaed53211027646199','');
CREATE TABLE shunned (
	id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	blocked BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (guest, other), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY(other) REFERENCES guests (id)
);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	played INTEGER NOT NULL, 
	events INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id, entries), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',97,91,68,'phase=turn seat=1 first=0 step=0 round=1 turns=2 active=5 drill=-1 winners=- won_by= teams=1,0 powers=heavy-hands,seven-hits team_cards=none,none bases=136,124 goals=0,1 goals_shown=- drawn=1,0 hands=-/- offered=-/- pending= laden=-1 warriors=owner:0;team:1;figure:0;seat:0;square:166;cards:the-moves,jelly-bones,flag-goths;down:laser-eyebrows;acted:yes;moved:yes;travels:1/owner:0;team:1;figure:1;seat:0;square:121;down:power-pinch,the-human-bomb;acted:yes/owner:0;team:1;figure:2;seat:0;square:151;cards:stunning-beauty,reactor-tummy;down:lasso-tongue;acted:yes/owner:1;team:0;figure:0;seat:1;square:125;hits:7;extra:1;cards:blink,chameleon-skin,body-bowling,flag-orcs;acted:yes/owner:1;team:0;figure:1;seat:1;square:138;hits:7;extra:1;cards:suction-cup-soles,magnetic-personality;acted:yes;moved:yes;travels:1/owner:1;team:0;figure:2;seat:1;square:124;hits:7;extra:1;cards:rhino-hide-graft,preposterous-mallet;down:playing-possum,flameblast;moves:1;strikes:1 deck=1,2,3,4,5,6,7,8,9,10,11,12,13,14,17,18,21,24,25,26,27,28,29,30,33,34,35,36,37,38,41,43,45,49,50,51,52,54,55,56,58,59,60,61,62,63,65,66,68,69,70,73,74,75,76,77,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,97,98,99 discards=- removed=- loose=0,123 covered=32,113/31,55/39,31/42,16/40,201/44,40/-1,56/-1,173/-1,202 coins=16,31,40,55,56,113,173,201,202 markers= suppressed= orphans=');
INSERT INTO "snapshots" VALUES('BO2aY0NoP6917_jvGXSoiQ',66,60,65,'phase=over turn=7 seat=1 way=+ sneaks=0 stuns=0,0 orders=-,- armies=-/#2.captain-comet:8,#3.captain-comet-arctic:7 captives=-/#0.captain-barnacle:8~0w,#1.cannon-kate:7~0w hands=-/KC,TH discard=AS,4C,9C,4H,TS,5H,KS,6H,8D,4D,3C,AC,KD,9D,TD');
INSERT INTO "snapshots" VALUES('TErF-aCMFeb6K9q0_za2LQ',56,48,50,'phase=battle turn=5 seat=0 way=+ sneaks=0 stuns=0,0 orders=-,- armies=#0.el-meteoro:8/#2.garden-gnome:8!TC,#3.wind-up-bear:7w captives=-/#1.the-accountant:7~0w hands=8C,7D,9C/8H,4S discard=7S,4D,QC,9D,9S,TS,2C');
INSERT INTO "snapshots" VALUES('Jcha2-b0wWVft0Wit2R5cA',65,53,59,'phase=battle turn=6 seat=1 way=+ sneaks=0 stuns=0,0 orders=-,- armies=#0.doctor-dreadful:8w,#1.doctor-dreadful-gold:7/#2.el-meteoro:8,#3.the-accountant:7 captives=-/- hands=KD,9H/KS,2D,6S discard=7C,8H,4H,9S,7H,TC,3D,2S,9C,AS');
INSERT INTO "snapshots" VALUES('_am7aLexzna2Rg1bN27ZTw',38,32,155,'phase=over round=1 battle=8 turns=8 sets=druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight/druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight hands=barbarian/druid aside=-/- piles=assassin,monk,druid,necromancer,paladin,warrior,knight,ranger,wizard/ranger,paladin,knight,barbarian,necromancer,monk,warrior,wizard,assassin carried=none,none row=mothergrove,dawn-basilica top=- bag=- bottom=- discards=court-of-oaths,hollow-barrows,prism-tower,anvil-deep,ninth-bell-cloister,threeways-ford,red-mesa,whisper-market scores=10,11 sources=7,2,1,0/11,0,0,0 holder=0 value=1 pairings=1,9,0,4,0,4,0,7,1,0,1/1,3,6,9,6,9,10,9,0,4,0/1,2,2,8,2,8,4,8,1,0,4/1,7,4,2,4,2,4,2,0,1,0/1,0,7,6,7,6,7,9,1,0,3/1,5,9,7,9,7,9,7,0,2,0/1,8,5,3,5,3,0,3,1,0,3/1,1,3,1,3,1,4,3,0,2,0');
INSERT INTO "snapshots" VALUES('NNVunH7GrS9U5vbXq2CmwA',13,13,53,'phase=turn round=1 battle=2 turns=2 sets=druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight/druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight hands=druid,ranger,monk,warrior,barbarian,knight/druid,assassin,necromancer,paladin,warrior,knight aside=wizard/wizard piles=paladin,assassin,necromancer/barbarian,ranger,monk carried=none,none row=threeways-ford,mothergrove,anvil-deep top=- bag=ninth-bell-cloister,prism-tower,hollow-barrows,dawn-basilica bottom=red-mesa discards=court-of-oaths,whisper-market scores=3,0 sources=3,0,0,0/0,0,0,0 holder=1 value=1 pairings=1,9,4,3,4,5,6,3,0,1,0/1,1,3,6,2,6,7,4,0,2,0');
INSERT INTO "snapshots" VALUES('XVIyf2MTWn24XAaYSo_ssA',16,12,45,'phase=turn round=1 battle=2 turns=2 sets=druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight/druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight hands=druid,assassin,wizard,paladin,monk,warrior,barbarian/druid,necromancer,wizard,paladin,ranger,monk,knight aside=-/- piles=necromancer,ranger,knight/assassin,barbarian,warrior carried=none,none row=threeways-ford,anvil-deep,ninth-bell-cloister top=- bag=whisper-market,prism-tower,red-mesa,court-of-oaths bottom=- discards=hollow-barrows,dawn-basilica,mothergrove scores=0,6 sources=0,0,0,0/4,2,0,0 holder=0 value=1 pairings=1,6,5,8,5,8,4,8,1,0,1/1,4,9,7,9,7,9,9,1,0,5');
INSERT INTO "snapshots" VALUES('9w8kZ9RSkM3tmXlnfaQrJA',102,96,78,'phase=over seat=0 first=0 step=0 round=1 turns=2 active=-1 drill=-1 winners=1 won_by=limit teams=1,0 powers=heavy-hands,seven-hits team_cards=none,none bases=136,124 goals=0,1 goals_shown=0,1 drawn=1,0 hands=-/- offered=-/- pending= laden=-1 warriors=owner:0;team:1;figure:0;seat:0;square:166;cards:the-moves,jelly-bones,flag-goths,laser-eyebrows;acted:yes;moved:yes;travels:1/owner:0;team:1;figure:1;seat:0;square:121;cards:power-pinch,the-human-bomb;acted:yes/owner:0;team:1;figure:2;seat:0;square:151;cards:stunning-beauty,reactor-tummy,lasso-tongue;acted:yes/owner:1;team:0;figure:0;seat:1;square:125;hits:7;extra:1;cards:blink,chameleon-skin,body-bowling,flag-orcs;acted:yes/owner:1;team:0;figure:1;seat:1;square:138;hits:7;extra:1;cards:suction-cup-soles,magnetic-personality;acted:yes;moved:yes;travels:1/owner:1;team:0;figure:2;seat:1;square:124;hits:7;extra:1;cards:rhino-hide-graft,preposterous-mallet,playing-possum,flameblast;acted:yes;struck:yes deck=1,2,3,4,5,6,7,8,9,10,11,12,13,14,17,18,21,24,25,26,27,28,29,30,33,34,35,36,37,38,41,43,45,49,50,51,52,54,55,56,58,59,60,61,62,63,65,66,68,69,70,73,74,75,76,77,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,97,98,99 discards=- removed=- loose=0,123 covered=32,113/31,55/39,31/42,16/40,201/44,40/-1,56/-1,173/-1,202 coins=16,31,40,55,56,113,173,201,202 markers= suppressed= orphans=');
INSERT INTO "snapshots" VALUES('CftPneNqikv7jDwmDnxm4A',71,71,50,'phase=turn seat=0 first=0 step=0 round=1 turns=1 active=0 drill=-1 winners=- won_by= teams=4,5 powers=right-shelf,small-target team_cards=none,none bases=209,200 goals=5,4 goals_shown=- drawn=5,4 hands=-/- offered=-/- pending= laden=-1 warriors=owner:0;team:4;figure:0;seat:0;square:194;cards:seismic-tantrum,bungee-arms,magnetic-personality;moves:1;struck:yes/owner:0;team:4;figure:1;seat:0;square:224;cards:marsupial-pouch,flag-lawn-gnomes;down:one-leftover-wish,pocket-pistol/owner:0;team:4;figure:2;seat:0;square:224;cards:rhino-hide-graft;down:sticky-spit;acted:yes;moved:yes;inside:1;travels:1/owner:1;team:5;figure:0;seat:1;square:200;cards:self-knitting-skin;down:playing-possum,laser-eyebrows/owner:1;team:5;figure:1;seat:1;square:199;cards:mostly-reliable-boomerang,irresistible-polka,glow-in-the-dark,flag-librarians/owner:1;team:5;figure:2;seat:1;square:201;cards:pint-sized,dustbin-lid;down:anger-issues deck=3,4,5,6,7,8,9,10,11,12,13,14,16,17,19,20,21,23,25,26,27,29,30,32,35,36,37,38,42,43,45,46,48,49,50,52,53,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,76,79,80,81,82,83,84,85,86,87,89,90,91,92,93,94,96,97,98,99 discards=- removed=- loose=33,194 covered=1,30/40,25/41,139/44,72/31,19/2,132/-1,3/-1,112/-1,131 coins=3,19,25,30,72,112,131,132,139 markers=3,133,0,33/3,134,0,33/3,148,0,33/3,149,0,33/3,163,0,33/3,164,0,33 suppressed= orphans=');
INSERT INTO "snapshots" VALUES('a1lwUC5PPe_q-6nNP9Q_ig',73,71,49,'phase=turn seat=0 first=0 step=0 round=1 turns=1 active=0 drill=-1 winners=- won_by= teams=4,2 powers=right-shelf,light-feet team_cards=none,none bases=112,213 goals=2,4 goals_shown=- drawn=4,2 hands=-/- offered=-/- pending= laden=-1 warriors=owner:0;team:4;figure:0;seat:0;square:112;cards:cutlery-knuckles,pint-sized;moves:1;strikes:1/owner:0;team:4;figure:1;seat:0;square:97;cards:extended-warranty,seismic-tantrum;down:light-fingers,acrobatic-evasion/owner:0;team:4;figure:2;seat:0;square:127;cards:smoke-bomb,butterfinger-hex,flag-librarians,hypno-pinwheel;down:inner-peace;acted:yes;moved:yes;travels:1/owner:1;team:2;figure:0;seat:1;square:214;cards:anti-magic-aura,mental-barrier;down:flameblast/owner:1;team:2;figure:1;seat:1;square:198;cards:mostly-reliable-boomerang;down:rubber-chicken,power-pinch/owner:1;team:2;figure:2;seat:1;square:213;cards:rear-view-eyes,horseshoe-supermagnet,pincushion-hide,flag-cats deck=0,2,3,4,5,6,7,8,11,13,14,15,16,17,18,21,22,24,25,26,27,28,29,30,31,32,37,38,45,46,47,48,50,51,53,54,55,57,58,59,60,61,62,63,64,65,66,67,69,71,72,73,74,76,77,78,79,80,81,82,83,85,86,87,89,90,91,92,93,95,96,97,98,99 discards=the-human-bomb removed=- loose= covered=36,104/43,206/39,59/44,177/41,24/42,218/-1,20/-1,57/-1,217 coins=20,24,57,59,104,177,206,217,218 markers= suppressed= orphans=');
INSERT INTO "snapshots" VALUES('THx_N-6DHO94mHK2RdAbMw',38,38,34,'phase=over round=1 turns=2 mustered=The%20Rune%20Forge,Ashmantle%27s%20Oath lefts=1,2 rolls=11,5 homes=0,1 stones_left=0,0 order=- seat=-1 ended=yes,no handed=0 energy=0,0 siphons=0 moving=-1 striking=-1 chosen=-1 looks=0 acting=- units=seat:0;kind:cinder.ildra;items:-;leader:yes;fate:alive;hp:5;x:9880;y:1630/seat:0;kind:cinder.axe;items:-;fate:alive;hp:2;x:9905;y:5370/seat:0;kind:cinder.thrower;items:hare-boots;fate:alive;hp:3;x:10106;y:4126/seat:1;kind:cinder.brokka;items:-;leader:yes;fate:alive;hp:6;x:11560;y:15604;lying:great-strike;laid_by:1/seat:1;kind:cinder.thrower;items:-;fate:alive;hp:3;x:9902;y:15611/seat:1;kind:cinder.delver;items:long-spear;fate:alive;hp:2;x:9993;y:14492 stones=x:10000;y:10000;level:0/x:4000;y:13500;level:0/x:16000;y:6500;level:0 lost=no,no winners=0 limit_hit=yes');
INSERT INTO "snapshots" VALUES('Ad5ITI9tx2xohcV1AP9aaw',22,22,27,'phase=turn round=1 turns=2 mustered=Varn%27s%20Riders,The%20Marrow%20Court lefts=1,1 rolls=5,2 homes=0,1 stones_left=0,0 order=1 seat=1 ended=no,no handed=0 energy=0,0 siphons=0 moving=-1 striking=-1 chosen=-1 looks=0 acting=- units=seat:0;kind:crown.iselle;items:-;leader:yes;fate:alive;hp:5;x:9636;y:1636/seat:0;kind:crown.crossbow;items:-;fate:alive;hp:1;x:11087;y:4708/seat:0;kind:crown.adept;items:-;fate:alive;hp:2;x:10051;y:4301/seat:0;kind:crown.soldier;items:hare-boots;fate:alive;hp:2;x:8801;y:4301/seat:1;kind:grave.osk;items:-;leader:yes;fate:alive;hp:8;x:9984;y:18484/seat:1;kind:grave.guard;items:buckler;fate:alive;hp:2;x:10051;y:15551/seat:1;kind:grave.husk;items:-;fate:alive;hp:2;x:8992;y:15492/seat:1;kind:grave.husk;items:-;fate:alive;hp:2;x:11242;y:15492/seat:1;kind:grave.husk;items:-;fate:alive;hp:2;x:7992;y:15492 stones=x:10000;y:10000;level:0/x:4000;y:13500;level:0/x:16000;y:6500;level:0 lost=no,no winners=- limit_hit=no');
INSERT INTO "snapshots" VALUES('b0cHkcLiTcLA7SXRFzNxGg',26,26,28,'phase=turn round=1 turns=2 mustered=Ashmantle%27s%20Oath,Athum%27s%20Company lefts=2,1 rolls=7,5 homes=1,0 stones_left=0,0 order=1 seat=1 ended=no,no handed=0 energy=1,0 siphons=0 moving=-1 striking=-1 chosen=-1 looks=0 acting=- units=seat:0;kind:cinder.brokka;items:-;leader:yes;fate:alive;hp:6;x:10592;y:15654/seat:0;kind:cinder.thrower;items:-;fate:alive;hp:3;x:9880;y:16880/seat:0;kind:cinder.delver;items:long-spear;fate:alive;hp:2;x:9993;y:14492/seat:1;kind:crown.athum;items:-;leader:yes;fate:alive;hp:6;x:9880;y:1880/seat:1;kind:crown.crossbow;items:-;fate:alive;hp:1;x:10801;y:3301/seat:1;kind:crown.shield;items:hauberk;fate:alive;hp:3;x:9880;y:4130/seat:1;kind:crown.peasant;items:-;fate:alive;hp:1;x:10992;y:4492 stones=x:10000;y:10000;level:0/x:16000;y:6500;level:0/x:4000;y:13500;level:0 lost=no,no winners=- limit_hit=no');
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
	rematch VARCHAR(32) NOT NULL, waiting_for VARCHAR(64), clock VARCHAR(64) DEFAULT '' NOT NULL, help BOOLEAN DEFAULT 0 NOT NULL, origin TEXT DEFAULT '' NOT NULL, watchable BOOLEAN DEFAULT 0 NOT NULL, audience_talks BOOLEAN DEFAULT 1 NOT NULL, began FLOAT DEFAULT '0' NOT NULL, stands TEXT DEFAULT '' NOT NULL, unseen VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('BO2aY0NoP6917_jvGXSoiQ','figures','{"game":"figures","rules":3,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"largest_army":5,"army_sizes":[],"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":95805858713521404,"position":"","fracas":2}','finished',1,'fZul1h43S5dr1-unXPyf_g',7,'{"id":"BO2aY0NoP6917_jvGXSoiQ","game":"figures","title":"Figures","names":["Ann","Bob"],"bots":["",""],"frames":22,"created":1795027982.8657238,"outcome":{"winners":[1],"rule":"figures.win","sentence":"Bob wins.","helped":[]},"origin":null,"lasted":0.16046977043151855,"brought":false,"note":""}',1.79502798286572384832e+09,1.79502798303399014471e+09,'','','',0,'',0,1,1.79502798287352037433e+09,'[["0 figures",""],["2 figures",""]]','');
INSERT INTO "tables" VALUES('TErF-aCMFeb6K9q0_za2LQ','figures','{"game":"figures","rules":3,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"largest_army":5,"army_sizes":[],"turn_limit":100,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":281371619331028246,"position":"","fracas":2}','playing',1,'fZul1h43S5dr1-unXPyf_g',5,'',1.79502798306626939776e+09,1.79502798313167595857e+09,'','0','',0,'',0,1,1.7950279830745077133e+09,'[["1 figure",""],["2 figures",""]]','');
INSERT INTO "tables" VALUES('Jcha2-b0wWVft0Wit2R5cA','figures','{"game":"figures","rules":3,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"largest_army":5,"army_sizes":[],"turn_limit":100,"armies":[],"cards":[]},"seats":["Ann","Ann 2"],"bots":["",""],"seed":7650616785855402985,"position":"","fracas":2}','playing',1,'fZul1h43S5dr1-unXPyf_g',6,'',1.79502798313832354548e+09,1.79502798323303937909e+09,'','1','',0,'',0,1,1.79502798313832354548e+09,'[["2 figures",""],["2 figures",""]]','');
INSERT INTO "tables" VALUES('vxaVJ4IFZNBzF0MERl7vZw','figures','{"game":"figures","rules":3,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"largest_army":5,"army_sizes":[],"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Player 2"],"bots":["",""],"seed":2647984569060067341,"position":"","fracas":2}','open',1,'fZul1h43S5dr1-unXPyf_g',0,'',1.79502798323775076866e+09,1.79502798323775076866e+09,'',NULL,'',0,'',0,1,1.79502798323775076866e+09,'','');
INSERT INTO "tables" VALUES('_am7aLexzna2Rg1bN27ZTw','legacy','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":2551261535977925636,"position":"","fracas":2}','finished',1,'fZul1h43S5dr1-unXPyf_g',8,'{"id":"_am7aLexzna2Rg1bN27ZTw","game":"legacy","title":"Legacy","names":["Ann","Bob"],"bots":["",""],"frames":15,"created":1795027983.2421029,"outcome":{"winners":[1],"rule":"legacy.score.win","sentence":"Bob wins.","helped":[]},"origin":null,"lasted":0.09639167785644531,"brought":false,"note":""}',1.79502798324210286135e+09,1.79502798336726713179e+09,'','','',0,'',0,1,1.79502798327087545395e+09,'[["10 points",""],["11 points",""]]','');
INSERT INTO "tables" VALUES('NNVunH7GrS9U5vbXq2CmwA','legacy','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":7212579796386551481,"position":"","fracas":2}','playing',1,'fZul1h43S5dr1-unXPyf_g',3,'',1.79502798338484215734e+09,1.795027983447876215e+09,'','0','',0,'',0,1,1.79502798339415717125e+09,'[["3 points",""],["0 points",""]]','');
INSERT INTO "tables" VALUES('XVIyf2MTWn24XAaYSo_ssA','legacy','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Ann 2"],"bots":["",""],"seed":8301690377091977589,"position":"","fracas":2}','playing',1,'fZul1h43S5dr1-unXPyf_g',3,'',1.79502798345504426956e+09,1.79502798348201274866e+09,'','1','',0,'',0,1,1.79502798345504426956e+09,'[["0 points",""],["6 points",""]]','');
INSERT INTO "tables" VALUES('nVFoUlAgW2eJl-ontuXUPA','legacy','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Player 2"],"bots":["",""],"seed":8919288011088411378,"position":"","fracas":2}','open',1,'fZul1h43S5dr1-unXPyf_g',0,'',1.79502798349166941636e+09,1.79502798349166941636e+09,'',NULL,'',0,'',0,1,1.79502798349166941636e+09,'','');
INSERT INTO "tables" VALUES('9w8kZ9RSkM3tmXlnfaQrJA','synergy','{"game":"synergy","rules":2,"content":"0c2ef84420ae1600","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Bob"],"bots":["",""],"seed":1805599149676347722,"position":"","fracas":2}','finished',1,'fZul1h43S5dr1-unXPyf_g',2,'{"id":"9w8kZ9RSkM3tmXlnfaQrJA","game":"synergy","title":"Synergy","names":["Ann","Bob"],"bots":["",""],"frames":41,"created":1795027983.4957106,"outcome":{"winners":[1],"rule":"synergy.win.limit","sentence":"Bob wins.","helped":[]},"origin":null,"lasted":0.11179089546203613,"brought":false,"note":""}',1.79502798349571061138e+09,1.7950279836161794662e+09,'','','',0,'',0,1,1.79502798350438857078e+09,'[["3 warriors",""],["3 warriors, 1 flag home",""]]','');
INSERT INTO "tables" VALUES('CftPneNqikv7jDwmDnxm4A','synergy','{"game":"synergy","rules":2,"content":"0c2ef84420ae1600","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Bob"],"bots":["",""],"seed":3150850675051735094,"position":"","fracas":2}','playing',1,'fZul1h43S5dr1-unXPyf_g',1,'',1.79502798364904165269e+09,1.79502798372105264665e+09,'','0','',0,'',0,1,1.79502798365470671651e+09,'[["3 warriors, 1 flag home",""],["3 warriors, 1 flag home",""]]','');
INSERT INTO "tables" VALUES('a1lwUC5PPe_q-6nNP9Q_ig','synergy','{"game":"synergy","rules":2,"content":"0c2ef84420ae1600","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Ann 2"],"bots":["",""],"seed":7760049365035231181,"position":"","fracas":2}','playing',1,'fZul1h43S5dr1-unXPyf_g',1,'',1.79502798375273323059e+09,1.79502798379272413258e+09,'','0','',0,'',0,1,1.79502798375273323059e+09,'[["3 warriors, 1 flag home",""],["3 warriors, 1 flag home",""]]','');
INSERT INTO "tables" VALUES('emFOcQjNArkso_v_M9jT9g','synergy','{"game":"synergy","rules":2,"content":"0c2ef84420ae1600","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Player 2"],"bots":["",""],"seed":286862159322660355,"position":"","fracas":2}','open',1,'fZul1h43S5dr1-unXPyf_g',0,'',1.7950279838173546791e+09,1.7950279838173546791e+09,'',NULL,'',0,'',0,1,1.7950279838173546791e+09,'','');
INSERT INTO "tables" VALUES('THx_N-6DHO94mHK2RdAbMw','skirmish','{"game":"skirmish","rules":2,"content":"b3253cebec73354d","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Bob"],"bots":["",""],"seed":9080457181598893432,"position":"","fracas":2}','finished',1,'fZul1h43S5dr1-unXPyf_g',2,'{"id":"THx_N-6DHO94mHK2RdAbMw","game":"skirmish","title":"Skirmish","names":["Ann","Bob"],"bots":["",""],"frames":27,"created":1795027983.8214664,"outcome":{"winners":[0],"rule":"skirmish.win","sentence":"Ann wins.","helped":[]},"origin":null,"lasted":0.14592647552490234,"brought":false,"note":""}',1.79502798382146644589e+09,1.79502798397205495838e+09,'','','',0,'',0,1,1.79502798382612848283e+09,'[["3 units, leader 5 Hp",""],["3 units, leader 6 Hp",""]]','');
INSERT INTO "tables" VALUES('Ad5ITI9tx2xohcV1AP9aaw','skirmish','{"game":"skirmish","rules":2,"content":"b3253cebec73354d","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Bob"],"bots":["",""],"seed":6419463826882383586,"position":"","fracas":2}','playing',1,'fZul1h43S5dr1-unXPyf_g',2,'',1.79502798399768328662e+09,1.79502798407888102538e+09,'','1','',0,'',0,1,1.79502798400663447385e+09,'[["4 units, leader 5 Hp",""],["5 units, leader 8 Hp",""]]','');
INSERT INTO "tables" VALUES('b0cHkcLiTcLA7SXRFzNxGg','skirmish','{"game":"skirmish","rules":2,"content":"b3253cebec73354d","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Ann 2"],"bots":["",""],"seed":4509276930547879129,"position":"","fracas":2}','playing',1,'fZul1h43S5dr1-unXPyf_g',2,'',1.79502798409464550018e+09,1.79502798413711547854e+09,'','1','',0,'',0,1,1.79502798409464550018e+09,'[["3 units, leader 6 Hp",""],["4 units, leader 6 Hp",""]]','');
INSERT INTO "tables" VALUES('7h1rtGDt-2BAPegGKsegCw','skirmish','{"game":"skirmish","rules":2,"content":"b3253cebec73354d","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Player 2"],"bots":["",""],"seed":2643041785314593626,"position":"","fracas":2}','open',1,'fZul1h43S5dr1-unXPyf_g',0,'',1.79502798414615035056e+09,1.79502798414615035056e+09,'',NULL,'',0,'',0,1,1.79502798414615035056e+09,'','');
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_replays_guest ON replays (guest);
CREATE INDEX ix_shunned_guest ON shunned (guest);
CREATE INDEX ix_shunned_other ON shunned (other);
CREATE INDEX ix_orders_state ON orders (state);
COMMIT;
