package org.gobang.benchmarks;

import org.gobang.api.Point;
import org.gobang.api.player.Weights;

/** What a strategy gives for a position, whichever way it is found: the point and the heat map. */
record StrategyAnswer(Point best, Weights weights) {}
