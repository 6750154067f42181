package org.gobang.presentation;

import org.gobang.api.player.Weights;
import org.gobang.api.render.WhoPlays;

/**
 * What the points of a position are worth to a player.
 *
 * @param by the player
 * @param weights the worth of each point
 */
public record Weighed(WhoPlays by, Weights weights) {}
