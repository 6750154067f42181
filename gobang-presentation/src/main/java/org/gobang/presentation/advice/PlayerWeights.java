package org.gobang.presentation.advice;

import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Weights;

/**
 * What the points of a position are worth to a player.
 *
 * @param by the player
 * @param weights the worth of each point
 */
public record PlayerWeights(PlayerSpec by, Weights weights) {}
