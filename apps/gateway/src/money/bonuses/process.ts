import { runProcess } from '../../process/runProcess.ts';
import { lifeOfBonus } from './life.ts';

/** Moves bonuses. Those of orders move with their bills, by `settle_bonuses` and `drop_bonuses`. */
export const bonusProcess = runProcess(lifeOfBonus);
