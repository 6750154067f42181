package org.gobang.benchmarks;

import org.gobang.api.Point;
import org.gobang.api.player.Weights;

/** A strategy's answer for a position: the point and the heat map. */
record StrategyAnswer(Point best, Weights weights) {}
