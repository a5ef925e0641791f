"""Generic search: UCT, expectimax, rollouts and greedy play."""
