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
INSERT INTO "chat" VALUES('F6rueAvua-bj5YA-bM2Oqw',0,'y-izp_9NOyJG9uR6PT_vaw','Ann',0,'Hello from Ann at F6ru',1.79488651921087861065e+09);
INSERT INTO "chat" VALUES('Iei4BYxWkMLROVD9c_e7ww',0,'y-izp_9NOyJG9uR6PT_vaw','Ann',0,'Hello from Ann at Iei4',1.79488651936402773857e+09);
INSERT INTO "chat" VALUES('kPAGVMGqvt6k1fOQtO39Ow',0,'y-izp_9NOyJG9uR6PT_vaw','Ann',0,'Hello from Ann at kPAG',1.79488651951229333876e+09);
INSERT INTO "chat" VALUES('kG2Dc7pSdr5fe75Nxe60ig',0,'y-izp_9NOyJG9uR6PT_vaw','Ann',0,'Hello from Ann at kG2D',1.7948865195800926685e+09);
INSERT INTO "chat" VALUES('M0z4274dEvGe8UCL7VWvpw',0,'y-izp_9NOyJG9uR6PT_vaw','Ann',0,'Hello from Ann at M0z4',1.79488651976031780245e+09);
INSERT INTO "chat" VALUES('6B0O2X74IxQFazlsl8jdhg',0,'y-izp_9NOyJG9uR6PT_vaw','Ann',0,'Hello from Ann at 6B0O',1.7948865200162606239e+09);
INSERT INTO "chat" VALUES('ziPeXbIuwn5AihVt5fF5EQ',0,'y-izp_9NOyJG9uR6PT_vaw','Ann',0,'Hello from Ann at ziPe',1.79488652049494600299e+09);
INSERT INTO "chat" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',0,'y-izp_9NOyJG9uR6PT_vaw','Ann',0,'Hello from Ann at UWUP',1.79488652056748700146e+09);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	who INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',0,-1,'7');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',1,-1,'4');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',2,-1,'3');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',3,-1,'42');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',4,-1,'30');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',5,-1,'51');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',6,-1,'14');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',7,-1,'31');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',8,-1,'17');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',9,-1,'15');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',10,-1,'36');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',11,1,'3');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',12,1,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',13,-2,'11');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',14,1,'2');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',15,1,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',16,0,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',17,0,'31');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',18,-3,'14');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',19,1,'36');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',20,0,'31');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',21,1,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',22,-1,'33');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',23,-1,'32');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',24,0,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',25,0,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',26,1,'3');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',27,1,'17');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',28,0,'32');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',29,-1,'12');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',30,-1,'48');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',31,1,'3');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',32,1,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',33,0,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',34,1,'48');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',35,0,'33');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',36,1,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',37,1,'3');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',38,-1,'10');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',39,-1,'8');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',40,-1,'43');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',41,-1,'22');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',42,-1,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',43,-1,'49');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',44,0,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',45,0,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',46,1,'2');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',47,0,'22');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',48,-3,'42');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',49,0,'22');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',50,1,'8');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',51,-1,'39');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',52,1,'3');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',53,1,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',54,0,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',55,0,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',56,-3,'48');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',57,0,'49');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',58,-3,'48');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',59,1,'10');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',60,0,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',61,1,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',62,-1,'7');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',63,-1,'40');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',64,0,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',65,0,'1');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',66,1,'2');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',67,0,'49');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',68,-3,'56');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',69,1,'43');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',70,0,'7');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',71,-1,'50');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',72,-1,'5');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',73,1,'2');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',74,1,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',75,0,'0');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',76,1,'39');
INSERT INTO "entries" VALUES('F6rueAvua-bj5YA-bM2Oqw',77,0,'40');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',0,-1,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',1,-1,'6');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',2,-1,'40');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',3,-1,'33');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',4,-1,'45');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',5,-1,'16');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',6,-1,'17');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',7,-1,'35');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',8,-1,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',9,-1,'37');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',10,-1,'29');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',11,-1,'22');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',12,-1,'25');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',13,-1,'2');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',14,-1,'17');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',15,-1,'3');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',16,-1,'50');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',17,-1,'31');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',18,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',19,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',20,1,'3');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',21,0,'31');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',22,1,'50');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',23,-1,'7');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',24,-1,'24');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',25,1,'2');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',26,1,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',27,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',28,0,'3');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',29,1,'24');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',30,-1,'19');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',31,-1,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',32,0,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',33,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',34,-2,'32');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',35,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',36,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',37,1,'3');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',38,1,'17');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',39,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',40,-1,'46');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',41,-1,'28');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',42,1,'2');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',43,1,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',44,0,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',45,0,'2');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',46,1,'46');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',47,1,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',48,-1,'20');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',49,-1,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',50,0,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',51,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',52,1,'2');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',53,1,'28');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',54,0,'20');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',55,-1,'38');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',56,-1,'13');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',57,1,'3');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',58,1,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',59,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',60,0,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',61,1,'13');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',62,-1,'37');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',63,-1,'9');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',64,0,'0');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',65,0,'1');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',66,1,'2');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',67,1,'7');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',68,0,'19');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',69,-1,'11');
INSERT INTO "entries" VALUES('Iei4BYxWkMLROVD9c_e7ww',70,-1,'27');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',0,-1,'7');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',1,-1,'4');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',2,-1,'16');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',3,-1,'44');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',4,-1,'27');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',5,-1,'15');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',6,-1,'22');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',7,-1,'9');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',8,-1,'21');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',9,-1,'11');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',10,-1,'12');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',11,-1,'31');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',12,-1,'24');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',13,-1,'46');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',14,-1,'45');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',15,-1,'6');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',16,0,'0');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',17,0,'1');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',18,1,'2');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',19,0,'6');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',20,1,'45');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',21,0,'0');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',22,-1,'27');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',23,-1,'39');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',24,1,'3');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',25,1,'0');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',26,0,'1');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',27,1,'24');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',28,-3,'27');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',29,1,'24');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',30,0,'31');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',31,-1,'7');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',32,-1,'15');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',33,0,'1');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',34,0,'1');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',35,-2,'31');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',36,0,'0');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',37,0,'1');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',38,1,'2');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',39,1,'27');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',40,-3,'34');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',41,0,'15');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',42,-3,'34');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',43,1,'39');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',44,0,'15');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',45,-1,'26');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',46,-1,'40');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',47,1,'3');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',48,1,'0');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',49,0,'0');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',50,1,'26');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',51,0,'46');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',52,-1,'22');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',53,-1,'32');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',54,0,'1');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',55,0,'1');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',56,1,'3');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',57,1,'40');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',58,0,'32');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',59,-1,'35');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',60,-1,'21');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',61,1,'3');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',62,1,'0');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',63,0,'1');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',64,0,'22');
INSERT INTO "entries" VALUES('UphS-2FoyvRZnUCzeSLz8Q',65,-3,'55');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',0,-1,'5');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',1,-1,'1');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',2,-1,'7');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',3,0,'68');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',4,1,'47');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',5,0,'1');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',6,-1,'3');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',7,0,'3');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',8,-1,'2');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',9,-1,'9');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',10,0,'2');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',11,1,'4');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',12,-1,'0');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',13,1,'3');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',14,0,'6');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',15,1,'0');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',16,-2,'15');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',17,1,'5');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',18,0,'0');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',19,-1,'6');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',20,1,'6');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',21,0,'5');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',22,-1,'8');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',23,-1,'4');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',24,1,'0');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',25,0,'9');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',26,0,'7');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',27,1,'1');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',28,1,'9');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',29,0,'1');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',30,1,'8');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',31,1,'9');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',32,0,'4');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',33,-2,'30');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',34,-2,'29');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',35,1,'6');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',36,0,'4');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',37,-2,'30');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',38,0,'0');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',39,1,'0');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',40,1,'9');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',41,0,'4');
INSERT INTO "entries" VALUES('kPAGVMGqvt6k1fOQtO39Ow',42,1,'0');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',0,-1,'1');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',1,-1,'7');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',2,-1,'0');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',3,1,'1');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',4,0,'43');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',5,0,'-1');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',6,0,'0');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',7,-1,'4');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',8,1,'4');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',9,-3,'8');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',10,0,'1');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',11,1,'2');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',12,1,'1');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',13,-2,'10');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',14,1,'1');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',15,0,'6');
INSERT INTO "entries" VALUES('kG2Dc7pSdr5fe75Nxe60ig',16,-1,'2');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',0,-1,'5');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',1,-1,'7');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',2,-1,'4');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',3,1,'87');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',4,-3,'3');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',5,1,'86');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',6,0,'146');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',7,1,'1');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',8,-2,'5');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',9,1,'0');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',10,0,'-1');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',11,-1,'1');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',12,1,'5');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',13,0,'8');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',14,-1,'0');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',15,1,'8');
INSERT INTO "entries" VALUES('mYmJ063Pa5f73GviyGAnNA',16,0,'4');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',0,-1,'3');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',1,-1,'1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',2,-1,'74');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',3,-1,'64');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',4,-1,'10');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',5,-1,'29');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',6,-1,'54');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',7,-1,'14');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',8,-1,'53');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',9,-1,'62');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',10,-1,'47');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',11,-1,'3');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',12,-1,'9');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',13,-1,'31');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',14,-1,'26');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',15,-1,'42');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',16,-1,'1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',17,-1,'56');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',18,-1,'19');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',19,-1,'13');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',20,0,'2');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',21,1,'3');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',22,1,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',23,0,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',24,-1,'5');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',25,-1,'71');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',26,1,'71');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',27,1,'2');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',28,0,'3');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',29,-1,'3');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',30,-1,'2');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',31,0,'132');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',32,1,'30');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',33,0,'133');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',34,0,'131');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',35,0,'132');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',36,1,'31');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',37,1,'30');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',38,1,'15');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',39,0,'1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',40,1,'4');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',41,-1,'73');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',42,-1,'210');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',43,-1,'202');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',44,-1,'25');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',45,-1,'71');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',46,-1,'175');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',47,-1,'23');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',48,-1,'89');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',49,-1,'53');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',50,-1,'41');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',51,-1,'175');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',52,-1,'46');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',53,-1,'210');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',54,-1,'33');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',55,-1,'202');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',56,-1,'2');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',57,-1,'25');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',58,-1,'35');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',59,-1,'89');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',60,-1,'45');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',61,-1,'53');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',62,0,'2');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',63,0,'383');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',64,0,'1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',65,-1,'5');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',66,0,'-1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',67,0,'-1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',68,0,'-1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',69,0,'0');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',70,0,'1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',71,0,'3');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',72,0,'2');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',73,0,'103');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',74,0,'0');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',75,0,'0');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',76,0,'255');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',77,0,'115');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',78,0,'0');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',79,1,'3');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',80,1,'0');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',81,1,'4');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',82,1,'4');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',83,1,'1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',84,1,'0');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',85,1,'5');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',86,1,'696');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',87,1,'19');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',88,-1,'86');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',89,-1,'85');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',90,1,'85');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',91,1,'383');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',92,1,'4');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',93,-1,'2');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',94,1,'-1');
INSERT INTO "entries" VALUES('M0z4274dEvGe8UCL7VWvpw',95,1,'0');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',0,-1,'2');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',1,-1,'4');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',2,-1,'28');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',3,-1,'81');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',4,-1,'93');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',5,-1,'24');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',6,-1,'17');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',7,-1,'65');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',8,-1,'15');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',9,-1,'40');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',10,-1,'72');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',11,-1,'2');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',12,-1,'49');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',13,-1,'16');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',14,-1,'94');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',15,-1,'44');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',16,-1,'68');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',17,-1,'20');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',18,-1,'23');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',19,-1,'22');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',20,1,'5');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',21,0,'0');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',22,1,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',23,0,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',24,0,'5');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',25,1,'0');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',26,-1,'5');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',27,-1,'0');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',28,1,'143');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',29,0,'74');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',30,1,'143');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',31,1,'158');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',32,1,'144');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',33,0,'59');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',34,0,'74');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',35,0,'89');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',36,1,'3');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',37,0,'2');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',38,-1,'218');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',39,-1,'197');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',40,-1,'52');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',41,-1,'54');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',42,-1,'109');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',43,-1,'131');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',44,-1,'27');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',45,-1,'8');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',46,-1,'139');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',47,-1,'45');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',48,-1,'197');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',49,-1,'33');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',50,-1,'27');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',51,-1,'1');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',52,-1,'52');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',53,-1,'37');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',54,-1,'139');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',55,-1,'35');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',56,-1,'218');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',57,-1,'41');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',58,-1,'54');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',59,1,'5');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',60,1,'2');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',61,1,'3');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',62,1,'105');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',63,1,'-1');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',64,1,'255');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',65,1,'130');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',66,1,'0');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',67,1,'4');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',68,1,'255');
INSERT INTO "entries" VALUES('6B0O2X74IxQFazlsl8jdhg',69,1,'172');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',0,-1,'3');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',1,-1,'6');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',2,-1,'65');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',3,-1,'7');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',4,-1,'48');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',5,-1,'22');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',6,-1,'97');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',7,-1,'96');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',8,-1,'74');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',9,-1,'80');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',10,-1,'20');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',11,-1,'26');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',12,-1,'37');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',13,-1,'18');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',14,-1,'45');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',15,-1,'90');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',16,-1,'30');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',17,-1,'32');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',18,-1,'3');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',19,-1,'78');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',20,1,'5');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',21,0,'2');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',22,1,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',23,0,'[0,0,0,1,1,1,2,2,2]');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',24,0,'5');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',25,-3,'24');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',26,1,'2');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',27,-3,'24');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',28,0,'5');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',29,1,'2');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',30,-1,'5');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',31,-1,'2');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',32,1,'67');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',33,0,'157');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',34,1,'66');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',35,1,'52');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',36,1,'67');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',37,-2,'31');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',38,1,'52');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',39,1,'67');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',40,-2,'31');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',41,1,'68');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',42,1,'67');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',43,0,'158');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',44,0,'156');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',45,0,'157');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',46,1,'3');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',47,0,'2');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',48,-1,'222');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',49,-1,'108');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',50,-1,'86');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',51,-1,'55');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',52,-1,'6');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',53,-1,'102');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',54,-1,'169');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',55,-1,'138');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',56,-1,'224');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',57,-1,'41');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',58,-1,'169');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',59,-1,'0');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',60,-1,'102');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',61,-1,'36');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',62,-1,'86');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',63,-1,'42');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',64,-1,'138');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',65,-1,'38');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',66,-1,'224');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',67,-1,'43');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',68,-1,'6');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',69,1,'-1');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',70,1,'5');
INSERT INTO "entries" VALUES('Hjw156hfCW9SYwSq-LDOog',71,1,'383');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',0,-1,'6');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',1,-1,'2');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',2,-1,'5');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',3,-1,'6');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',4,-1,'3');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',5,-1,'4');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',6,0,'1');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',7,1,'0');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',8,-2,'6');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',9,0,'0');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',10,1,'1');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',11,1,'[4000,13500]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',12,0,'[16000,6500]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',13,-2,'9');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',14,0,'[16000,6500]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',15,1,'[4,10051,15551,5,8537,15787,6,11301,15551,3,9880,18130]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',16,0,'[1,9880,4130,2,10130,2880,0,9880,1630]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',17,-1,'3');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',18,-1,'4');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',19,-1,'3');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',20,-1,'2');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',21,0,'0');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',22,0,'50339840');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',23,0,'[11117,4619]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',24,0,'50335744');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',25,0,'[9617,5119,9771,5370]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',26,0,'33554432');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',27,0,'[9910,3722]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',28,0,'33554432');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',29,0,'[9915,4118]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',30,0,'33554432');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',31,0,'[9915,4118]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',32,0,'50331648');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',33,0,'[9915,4118]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',34,0,'0');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',35,1,'33570816');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',36,1,'[10041,14551]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',37,1,'33570816');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',38,1,'[10041,14551]');
INSERT INTO "entries" VALUES('ziPeXbIuwn5AihVt5fF5EQ',39,1,'0');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',0,-1,'3');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',1,-1,'6');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',2,-1,'5');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',3,-1,'5');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',4,-1,'1');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',5,-1,'1');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',6,0,'0');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',7,1,'1');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',8,1,'[4000,13500]');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',9,0,'[16000,6500]');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',10,1,'[6,9880,15630,7,10130,16880,5,9880,18130]');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',11,-2,'10');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',12,-2,'9');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',13,-2,'8');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',14,-2,'6');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',15,0,'1');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',16,1,'0');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',17,-2,'6');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',18,0,'0');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',19,1,'1');
INSERT INTO "entries" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',20,1,'[4000,13500]');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',0,-1,'4');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',1,-1,'1');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',2,-1,'5');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',3,-1,'6');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',4,-1,'1');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',5,-1,'1');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',6,0,'0');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',7,1,'1');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',8,-2,'6');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',9,0,'0');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',10,1,'1');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',11,1,'[4000,13500]');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',12,-2,'8');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',13,-2,'6');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',14,0,'0');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',15,1,'1');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',16,1,'[4000,13500]');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',17,-2,'8');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',18,1,'[4000,13500]');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',19,-2,'8');
INSERT INTO "entries" VALUES('mj_KiKTuKL1lwwFVskRdzQ',20,1,'[4000,13500]');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('y-izp_9NOyJG9uR6PT_vaw','32f8d61e494af136b8059576a09a92d3e208776d0234a9228b7ed0cc6cc0a035','Ann',1.79488651877325654029e+09);
INSERT INTO "guests" VALUES('3E7JGnHOOuSZzMQ_FW-QzA','eb0b11058d1689af78eeba3238054ca73fec545334749e0eea3774472186d8ee','Bob',1.79488651883868193621e+09);
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
INSERT INTO "replays" VALUES('uLYErG4VyJImj12PeSmUlg','y-izp_9NOyJG9uR6PT_vaw','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":4135045573204196703,"position":"","fracas":2}
[-1,7]
[-1,4]
[-1,3]
[-1,42]
[-1,30]
[-1,51]
[-1,14]
[-1,31]
[-1,17]
[-1,15]
[-1,36]
[1,3]
[1,0]
[-2,11]
[1,2]
[1,0]
[0,1]
[0,31]
[-3,14]
[1,36]
[0,31]
[1,1]
[-1,33]
[-1,32]
[0,1]
[0,1]
[1,3]
[1,17]
[0,32]
[-1,12]
[-1,48]
[1,3]
[1,0]
[0,0]
[1,48]
[0,33]
[1,1]
[1,3]
[-1,10]
[-1,8]
[-1,43]
[-1,22]
[-1,0]
[-1,49]
[0,1]
[0,1]
[1,2]
[0,22]
[-3,42]
[0,22]
[1,8]
[-1,39]
[1,3]
[1,0]
[0,1]
[0,0]
[-3,48]
[0,49]
[-3,48]
[1,10]
[0,0]
[1,0]
[-1,7]
[-1,40]
[0,0]
[0,1]
[1,2]
[0,49]
[-3,56]
[1,43]
[0,7]
[-1,50]
[-1,5]
[1,2]
[1,0]
[0,0]
[1,39]
[0,40]
{"entries":78,"position":"phase=over turn=7 seat=1 way=+ sneaks=0 stuns=0,0 orders=-,- armies=-/#2.el-meteoro:8,#3.the-accountant:7 captives=-/#1.wind-up-bear:7~0w,#0.garden-gnome:8~0w hands=-/KS,7C discard=QH,7H,8H,6D,3D,AC,4D,JS,9H,JD,TC,QC,2C,9C,6S,QS,2S,3S","sum":"40608bb4640f5002"}
','{"id":"uLYErG4VyJImj12PeSmUlg","game":"figures","title":"Figures","names":["Ann","Bob"],"bots":["",""],"frames":24,"created":1794886519.2401264,"outcome":{"winners":[1],"rule":"figures.win","sentence":"Bob wins."}}',1.79488651924012637141e+09);
INSERT INTO "replays" VALUES('YK4tH2F6rkKts7iRS5N0KA','y-izp_9NOyJG9uR6PT_vaw','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":6388447634353796680,"position":"","fracas":2}
[-1,5]
[-1,1]
[-1,7]
[0,68]
[1,47]
[0,1]
[-1,3]
[0,3]
[-1,2]
[-1,9]
[0,2]
[1,4]
[-1,0]
[1,3]
[0,6]
[1,0]
[-2,15]
[1,5]
[0,0]
[-1,6]
[1,6]
[0,5]
[-1,8]
[-1,4]
[1,0]
[0,9]
[0,7]
[1,1]
[1,9]
[0,1]
[1,8]
[1,9]
[0,4]
[-2,30]
[-2,29]
[1,6]
[0,4]
[-2,30]
[0,0]
[1,0]
[1,9]
[0,4]
[1,0]
{"entries":43,"position":"phase=over round=1 battle=8 turns=8 sets=druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight/druid,assassin,necromancer,wizard,paladin,ranger,monk,warrior,barbarian,knight hands=druid/wizard aside=-/- piles=wizard,barbarian,necromancer,monk,ranger,knight,warrior,assassin,paladin/necromancer,warrior,paladin,ranger,monk,druid,assassin,barbarian,knight carried=none,none row=- top=- bag=- bottom=- discards=whisper-market,threeways-ford,anvil-deep,prism-tower,ninth-bell-cloister,mothergrove,red-mesa,dawn-basilica,hollow-barrows,court-of-oaths scores=11,12 sources=10,0,1,0/10,2,0,0 holder=0 value=1 pairings=1,5,8,7,8,7,10,7,0,2,0/1,7,2,4,2,4,1,4,1,0,0/1,2,6,3,6,5,3,7,1,0,4/1,0,5,6,5,6,5,9,1,0,3/1,4,9,0,9,0,10,2,0,3,0/1,8,7,1,7,1,7,1,0,5,0/1,3,1,8,1,8,0,6,1,0,2/1,9,4,9,4,9,6,9,1,0,3","sum":"5e412457e27eeb88"}
','{"id":"YK4tH2F6rkKts7iRS5N0KA","game":"legacy","title":"Legacy","names":["Ann","Bob"],"bots":["",""],"frames":18,"created":1794886519.5313268,"outcome":{"winners":[1],"rule":"legacy.score.win","sentence":"Bob wins."}}',1.79488651953132677084e+09);
INSERT INTO "replays" VALUES('RvpFy4660s29He_ujJJHew','y-izp_9NOyJG9uR6PT_vaw','{"game":"synergy","rules":1,"content":"5135ef86480bafcc","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Bob"],"bots":["",""],"seed":8981120794351823049,"position":"","fracas":2}
[-1,3]
[-1,1]
[-1,74]
[-1,64]
[-1,10]
[-1,29]
[-1,54]
[-1,14]
[-1,53]
[-1,62]
[-1,47]
[-1,3]
[-1,9]
[-1,31]
[-1,26]
[-1,42]
[-1,1]
[-1,56]
[-1,19]
[-1,13]
[0,2]
[1,3]
[1,[0,0,0,1,1,1,2,2,2]]
[0,[0,0,0,1,1,1,2,2,2]]
[-1,5]
[-1,71]
[1,71]
[1,2]
[0,3]
[-1,3]
[-1,2]
[0,132]
[1,30]
[0,133]
[0,131]
[0,132]
[1,31]
[1,30]
[1,15]
[0,1]
[1,4]
[-1,73]
[-1,210]
[-1,202]
[-1,25]
[-1,71]
[-1,175]
[-1,23]
[-1,89]
[-1,53]
[-1,41]
[-1,175]
[-1,46]
[-1,210]
[-1,33]
[-1,202]
[-1,2]
[-1,25]
[-1,35]
[-1,89]
[-1,45]
[-1,53]
[0,2]
[0,383]
[0,1]
[-1,5]
[0,-1]
[0,-1]
[0,-1]
[0,0]
[0,1]
[0,3]
[0,2]
[0,103]
[0,0]
[0,0]
[0,255]
[0,115]
[0,0]
[1,3]
[1,0]
[1,4]
[1,4]
[1,1]
[1,0]
[1,5]
[1,696]
[1,19]
[-1,86]
[-1,85]
[1,85]
[1,383]
[1,4]
[-1,2]
[1,-1]
[1,0]
{"entries":96,"position":"phase=over seat=0 first=0 step=0 round=1 turns=2 active=-1 drill=-1 winners=1 won_by=limit teams=2,3 powers=light-feet,deep-pockets team_cards=none,none bases=132,30 goals=3,2 goals_shown=3,2 drawn=3,2 hands=-/- offered=-/- pending= laden=-1 warriors=owner:0;team:2;figure:0;seat:0;square:115;cards:too-many-legs,body-bowling,inner-peace;acted:yes;moved:yes;travels:1/owner:0;team:2;figure:1;seat:0;square:131;hits:5;cards:bungee-arms,gossip-lightning,borrowed-momentum;acted:yes/owner:0;team:2;figure:2;seat:0;square:132;cards:suction-cup-soles,hit-and-run,rhino-hide-graft,flag-mad-scientists;acted:yes;struck:yes/owner:1;team:3;figure:0;seat:1;square:31;cards:enhancer-helmet,tin-foil-hat,acrobatic-evasion;acted:yes/owner:1;team:3;figure:1;seat:1;square:30;cards:cargo-pants,flag-cats,toad-curse;acted:yes/owner:1;team:3;figure:2;seat:1;square:15;cards:extended-warranty,jelly-bones,meteoric-belly-flop,low-blow;acted:yes;struck:yes;spent:extended-warranty deck=0,4,6,7,8,11,12,15,16,17,18,20,21,22,23,24,25,27,28,30,32,34,36,37,38,39,40,43,44,48,49,50,51,52,55,57,58,59,60,61,63,65,66,67,68,69,70,72,73,75,76,77,78,79,80,81,82,83,84,87,88,89,90,91,92,93,94,95,96,97,98,99 discards=toxic-drool,flameblast,hurricane-sneeze removed=- loose=1,30 covered=41,175/46,210/33,202/2,25/35,89/45,53/-1,23/-1,71/-1,73 coins=23,25,53,71,73,89,175,202,210 markers= suppressed= orphans=","sum":"308f749593c419e5"}
','{"id":"RvpFy4660s29He_ujJJHew","game":"synergy","title":"Synergy","names":["Ann","Bob"],"bots":["",""],"frames":41,"created":1794886519.7795765,"outcome":{"winners":[1],"rule":"synergy.win.limit","sentence":"Bob wins."}}',1.79488651977957653998e+09);
INSERT INTO "replays" VALUES('PwpkNUAO4j5TAqLA5EdjiA','y-izp_9NOyJG9uR6PT_vaw','{"game":"skirmish","rules":1,"content":"dcc296e0180677e3","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Bob"],"bots":["",""],"seed":6441535400118140949,"position":"","fracas":2}
[-1,6]
[-1,2]
[-1,5]
[-1,6]
[-1,3]
[-1,4]
[0,1]
[1,0]
[-2,6]
[0,0]
[1,1]
[1,[4000,13500]]
[0,[16000,6500]]
[-2,9]
[0,[16000,6500]]
[1,[4,10051,15551,5,8537,15787,6,11301,15551,3,9880,18130]]
[0,[1,9880,4130,2,10130,2880,0,9880,1630]]
[-1,3]
[-1,4]
[-1,3]
[-1,2]
[0,0]
[0,50339840]
[0,[11117,4619]]
[0,50335744]
[0,[9617,5119,9771,5370]]
[0,33554432]
[0,[9910,3722]]
[0,33554432]
[0,[9915,4118]]
[0,33554432]
[0,[9915,4118]]
[0,50331648]
[0,[9915,4118]]
[0,0]
[1,33570816]
[1,[10041,14551]]
[1,33570816]
[1,[10041,14551]]
[1,0]
{"entries":40,"position":"phase=over round=1 turns=2 mustered=The%20Rune%20Forge,The%20Unburied lefts=1,3 rolls=7,5 homes=0,1 stones_left=0,0 order=- seat=-1 ended=no,yes handed=0 energy=0,1 siphons=0 moving=-1 striking=-1 acting=- units=seat:0;kind:cinder.ildra;items:-;leader:yes;fate:alive;hp:5;x:9915;y:4118/seat:0;kind:cinder.axe;items:-;fate:alive;hp:2;x:9771;y:5370/seat:0;kind:cinder.thrower;items:hare-boots;fate:alive;hp:3;x:11117;y:4619/seat:1;kind:grave.vael;items:-;leader:yes;fate:alive;hp:6;x:9880;y:18130/seat:1;kind:grave.guard;items:long-spear;fate:alive;hp:2;x:10041;y:14551/seat:1;kind:grave.hound;items:-;fate:alive;hp:2;x:8537;y:15787/seat:1;kind:grave.shade;items:-;fate:alive;hp:1;x:11301;y:15551 stones=x:10000;y:10000;level:0/x:4000;y:13500;level:0/x:16000;y:6500;level:0 lost=no,no winners=0 limit_hit=yes","sum":"d1f7e1fbb312e4c5"}
','{"id":"PwpkNUAO4j5TAqLA5EdjiA","game":"skirmish","title":"Skirmish","names":["Ann","Bob"],"bots":["",""],"frames":25,"created":1794886520.5071032,"outcome":{"winners":[0],"rule":"skirmish.win","sentence":"Ann wins."}}',1.79488652050710320476e+09);
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
INSERT INTO "seats" VALUES('F6rueAvua-bj5YA-bM2Oqw',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('F6rueAvua-bj5YA-bM2Oqw',1,'person','3E7JGnHOOuSZzMQ_FW-QzA','','Bob',NULL,'');
INSERT INTO "seats" VALUES('Iei4BYxWkMLROVD9c_e7ww',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('Iei4BYxWkMLROVD9c_e7ww',1,'person','3E7JGnHOOuSZzMQ_FW-QzA','','Bob',NULL,'');
INSERT INTO "seats" VALUES('UphS-2FoyvRZnUCzeSLz8Q',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('UphS-2FoyvRZnUCzeSLz8Q',1,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('ThQ9DvKp6g6Ua5bkjuYU5Q',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('ThQ9DvKp6g6Ua5bkjuYU5Q',1,'open',NULL,'','','2f8b74ca065bf6a920577999ef8bf483a9420646e95e98f96ab5180d86b41261','');
INSERT INTO "seats" VALUES('kPAGVMGqvt6k1fOQtO39Ow',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('kPAGVMGqvt6k1fOQtO39Ow',1,'person','3E7JGnHOOuSZzMQ_FW-QzA','','Bob',NULL,'');
INSERT INTO "seats" VALUES('kG2Dc7pSdr5fe75Nxe60ig',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('kG2Dc7pSdr5fe75Nxe60ig',1,'person','3E7JGnHOOuSZzMQ_FW-QzA','','Bob',NULL,'');
INSERT INTO "seats" VALUES('mYmJ063Pa5f73GviyGAnNA',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('mYmJ063Pa5f73GviyGAnNA',1,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('thWTiQDWPHpAUvIO3KEmGQ',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('thWTiQDWPHpAUvIO3KEmGQ',1,'open',NULL,'','','4c94153033663140720fe2a1d56be6c05e2af5294f9ba7290474fdb31c99b206','');
INSERT INTO "seats" VALUES('M0z4274dEvGe8UCL7VWvpw',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('M0z4274dEvGe8UCL7VWvpw',1,'person','3E7JGnHOOuSZzMQ_FW-QzA','','Bob',NULL,'');
INSERT INTO "seats" VALUES('6B0O2X74IxQFazlsl8jdhg',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('6B0O2X74IxQFazlsl8jdhg',1,'person','3E7JGnHOOuSZzMQ_FW-QzA','','Bob',NULL,'');
INSERT INTO "seats" VALUES('Hjw156hfCW9SYwSq-LDOog',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('Hjw156hfCW9SYwSq-LDOog',1,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('Sx1j5nMtHi7ilEJZlCv95Q',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('Sx1j5nMtHi7ilEJZlCv95Q',1,'open',NULL,'','','9fea423918774a4ce921b266a91a9db756bd5f21192dfa531775006e55052e10','');
INSERT INTO "seats" VALUES('ziPeXbIuwn5AihVt5fF5EQ',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('ziPeXbIuwn5AihVt5fF5EQ',1,'person','3E7JGnHOOuSZzMQ_FW-QzA','','Bob',NULL,'');
INSERT INTO "seats" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('UWUPD36Zzp6GCVRJ1fsCTA',1,'person','3E7JGnHOOuSZzMQ_FW-QzA','','Bob',NULL,'');
INSERT INTO "seats" VALUES('mj_KiKTuKL1lwwFVskRdzQ',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('mj_KiKTuKL1lwwFVskRdzQ',1,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann 2',NULL,'');
INSERT INTO "seats" VALUES('jqIosaY_a-L7DCmwdCHK9A',0,'person','y-izp_9NOyJG9uR6PT_vaw','','Ann',NULL,'');
INSERT INTO "seats" VALUES('jqIosaY_a-L7DCmwdCHK9A',1,'open',NULL,'','','6b98310c2ea4ff761b44cc503f1063c3bd1a5fc693e46772bf74640e711ed556','');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	played INTEGER NOT NULL, 
	events INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id, entries), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
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
INSERT INTO "tables" VALUES('F6rueAvua-bj5YA-bM2Oqw','figures','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":4135045573204196703,"position":"","fracas":2}','finished',1,'y-izp_9NOyJG9uR6PT_vaw',7,'{"id":"F6rueAvua-bj5YA-bM2Oqw","game":"figures","title":"Figures","names":["Ann","Bob"],"bots":["",""],"frames":24,"created":1794886518.8580213,"outcome":{"winners":[1],"rule":"figures.win","sentence":"Bob wins."}}',1.79488651885802125932e+09,1.79488651919858884812e+09,'','');
INSERT INTO "tables" VALUES('Iei4BYxWkMLROVD9c_e7ww','figures','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":100,"armies":[],"cards":[]},"seats":["Ann","Bob"],"bots":["",""],"seed":4496713479647803694,"position":"","fracas":2}','playing',1,'y-izp_9NOyJG9uR6PT_vaw',8,'',1.7948865192521717549e+09,1.79488651936285424238e+09,'','1');
INSERT INTO "tables" VALUES('UphS-2FoyvRZnUCzeSLz8Q','figures','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":100,"armies":[],"cards":[]},"seats":["Ann","Ann 2"],"bots":["",""],"seed":3372042973061351818,"position":"","fracas":2}','playing',1,'y-izp_9NOyJG9uR6PT_vaw',6,'',1.79488651936950755123e+09,1.79488651940651154515e+09,'','1,0');
INSERT INTO "tables" VALUES('ThQ9DvKp6g6Ua5bkjuYU5Q','figures','{"game":"figures","rules":2,"content":"8486ab59626a76c7","players":2,"settings":{"army_size":2,"turn_limit":12,"armies":[],"cards":[]},"seats":["Ann","Player 2"],"bots":["",""],"seed":5441494463641201595,"position":"","fracas":2}','open',1,'y-izp_9NOyJG9uR6PT_vaw',0,'',1.7948865194110713005e+09,1.7948865194110713005e+09,'',NULL);
INSERT INTO "tables" VALUES('kPAGVMGqvt6k1fOQtO39Ow','legacy','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":6388447634353796680,"position":"","fracas":2}','finished',1,'y-izp_9NOyJG9uR6PT_vaw',8,'{"id":"kPAGVMGqvt6k1fOQtO39Ow","game":"legacy","title":"Legacy","names":["Ann","Bob"],"bots":["",""],"frames":18,"created":1794886519.415331,"outcome":{"winners":[1],"rule":"legacy.score.win","sentence":"Bob wins."}}',1.79488651941533088681e+09,1.79488651950985193253e+09,'','');
INSERT INTO "tables" VALUES('kG2Dc7pSdr5fe75Nxe60ig','legacy','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Bob"],"bots":["",""],"seed":8704272775724098734,"position":"","fracas":2}','playing',1,'y-izp_9NOyJG9uR6PT_vaw',3,'',1.7948865195402994156e+09,1.79488651957851386067e+09,'','0,1');
INSERT INTO "tables" VALUES('mYmJ063Pa5f73GviyGAnNA','legacy','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Ann 2"],"bots":["",""],"seed":1131033541612362925,"position":"","fracas":2}','playing',1,'y-izp_9NOyJG9uR6PT_vaw',3,'',1.7948865195854346752e+09,1.79488651962365674975e+09,'','1');
INSERT INTO "tables" VALUES('thWTiQDWPHpAUvIO3KEmGQ','legacy','{"game":"legacy","rules":1,"content":"74a0b24cf8926cc2","players":2,"settings":{"champions":"base","events":0,"rounds":1,"beginner":false},"seats":["Ann","Player 2"],"bots":["",""],"seed":5469921282089502198,"position":"","fracas":2}','open',1,'y-izp_9NOyJG9uR6PT_vaw',0,'',1.79488651962786746022e+09,1.79488651962786746022e+09,'',NULL);
INSERT INTO "tables" VALUES('M0z4274dEvGe8UCL7VWvpw','synergy','{"game":"synergy","rules":1,"content":"5135ef86480bafcc","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Bob"],"bots":["",""],"seed":8981120794351823049,"position":"","fracas":2}','finished',1,'y-izp_9NOyJG9uR6PT_vaw',2,'{"id":"M0z4274dEvGe8UCL7VWvpw","game":"synergy","title":"Synergy","names":["Ann","Bob"],"bots":["",""],"frames":41,"created":1794886519.6319504,"outcome":{"winners":[1],"rule":"synergy.win.limit","sentence":"Bob wins."}}',1.79488651963195037846e+09,1.7948865197547762394e+09,'','');
INSERT INTO "tables" VALUES('6B0O2X74IxQFazlsl8jdhg','synergy','{"game":"synergy","rules":1,"content":"5135ef86480bafcc","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Bob"],"bots":["",""],"seed":5919465389569529428,"position":"","fracas":2}','playing',1,'y-izp_9NOyJG9uR6PT_vaw',1,'',1.79488651978987526899e+09,1.79488651995119428634e+09,'','1');
INSERT INTO "tables" VALUES('Hjw156hfCW9SYwSq-LDOog','synergy','{"game":"synergy","rules":1,"content":"5135ef86480bafcc","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Ann 2"],"bots":["",""],"seed":1310597499788343715,"position":"","fracas":2}','playing',1,'y-izp_9NOyJG9uR6PT_vaw',0,'',1.79488652002156901356e+09,1.79488652023825526237e+09,'','1');
INSERT INTO "tables" VALUES('Sx1j5nMtHi7ilEJZlCv95Q','synergy','{"game":"synergy","rules":1,"content":"5135ef86480bafcc","players":2,"settings":{"board":"arena","warriors":3,"round_limit":1,"open_cards":false,"to_the_death":false,"faster_movement":false,"more_players":true,"four_warriors":false,"elite_force":false,"extra_team_powers":false,"alternative_team_powers":false,"power_ups":"hidden","outnumbered":false,"few":2,"many":4},"seats":["Ann","Player 2"],"bots":["",""],"seed":1605926561388270051,"position":"","fracas":2}','open',1,'y-izp_9NOyJG9uR6PT_vaw',0,'',1.79488652027748322483e+09,1.79488652027748322483e+09,'',NULL);
INSERT INTO "tables" VALUES('ziPeXbIuwn5AihVt5fF5EQ','skirmish','{"game":"skirmish","rules":1,"content":"dcc296e0180677e3","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Bob"],"bots":["",""],"seed":6441535400118140949,"position":"","fracas":2}','finished',1,'y-izp_9NOyJG9uR6PT_vaw',2,'{"id":"ziPeXbIuwn5AihVt5fF5EQ","game":"skirmish","title":"Skirmish","names":["Ann","Bob"],"bots":["",""],"frames":25,"created":1794886520.28178,"outcome":{"winners":[0],"rule":"skirmish.win","sentence":"Ann wins."}}',1794886520.28178,1.79488652049086546899e+09,'','');
INSERT INTO "tables" VALUES('UWUPD36Zzp6GCVRJ1fsCTA','skirmish','{"game":"skirmish","rules":1,"content":"dcc296e0180677e3","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Bob"],"bots":["",""],"seed":7409132645939369132,"position":"","fracas":2}','playing',1,'y-izp_9NOyJG9uR6PT_vaw',0,'',1.79488652051172828676e+09,1.79488652056660580639e+09,'','0');
INSERT INTO "tables" VALUES('mj_KiKTuKL1lwwFVskRdzQ','skirmish','{"game":"skirmish","rules":1,"content":"dcc296e0180677e3","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Ann 2"],"bots":["",""],"seed":7514112868954758820,"position":"","fracas":2}','playing',1,'y-izp_9NOyJG9uR6PT_vaw',0,'',1.79488652057159566877e+09,1.79488652059672856332e+09,'','0');
INSERT INTO "tables" VALUES('jqIosaY_a-L7DCmwdCHK9A','skirmish','{"game":"skirmish","rules":1,"content":"dcc296e0180677e3","players":2,"settings":{"points":50,"scenario":"battlefield","map":null,"teams":[],"armies":[],"round_limit":1,"water_rounds_down":false,"elevation_ranged_only":false,"fall_on_six":false,"focus_is_fast":false},"seats":["Ann","Player 2"],"bots":["",""],"seed":4887247523487904000,"position":"","fracas":2}','open',1,'y-izp_9NOyJG9uR6PT_vaw',0,'',1.79488652059992694854e+09,1.79488652059992694854e+09,'',NULL);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_replays_guest ON replays (guest);
COMMIT;
