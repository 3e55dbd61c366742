// The operator's command line as one file: another bundle has the name `main`.
import '../../src/operator/main.ts';
