/**
 * Statistics of results: estimates of strength with confidence intervals.
 *
 * <p>The unit is the <em>pair</em> of games with colours exchanged from one opening, not the game:
 * the results of the two games depend on their common opening, so that single games are not
 * independent observations. A pair is worth 0, ½, 1, 1½ or 2 points, so the results of two players
 * are five numbers, their {@link org.gobang.arena.rating.PairScores}.
 *
 * <ul>
 *   <li>{@link org.gobang.arena.rating.EloEstimate}: the lead of a player with its 95 % interval,
 *       and the likelihood of superiority;
 *   <li>{@link org.gobang.arena.rating.Sprt}: a sequential test;
 *   <li>{@link org.gobang.arena.rating.JointRating}: all players on one scale;
 *   <li>{@link org.gobang.arena.rating.AnchoredRating}: one player on the scale of known opponents.
 * </ul>
 *
 * <p>Elo is logistic here: a player who is ahead by {@code d} scores {@code 1 / (1 + 10^(-d/400))}
 * of the points, a draw being half a point.
 */
package org.gobang.arena.rating;
