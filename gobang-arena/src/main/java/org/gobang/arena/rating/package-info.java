/**
 * What results say about strength, and how sure that is.
 *
 * <p>The unit of all of it is the <em>pair</em> of games with colours exchanged from one opening,
 * not the game: the two games of a pair have the opening in common, and whoever counts them one by
 * one takes for chance what is the opening's. A pair is worth 0, ½, 1, 1½ or 2 points, so the
 * results of two players are five numbers, their {@link org.gobang.arena.rating.PairScores}.
 *
 * <ul>
 *   <li>{@link org.gobang.arena.rating.EloEstimate}: how far one is ahead, with its 95 % interval,
 *       and how likely it is ahead at all;
 *   <li>{@link org.gobang.arena.rating.Sprt}: a test that stops by itself;
 *   <li>{@link org.gobang.arena.rating.JointRating}: all players on one scale.
 * </ul>
 *
 * <p>Elo is logistic here: a player who is ahead by {@code d} scores {@code 1 / (1 + 10^(-d/400))}
 * of the points, a draw being half a point.
 */
package org.gobang.arena.rating;
