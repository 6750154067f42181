/**
 * Rating a player on a ladder of players with known ratings: {@link org.gobang.arena.ladder.Ladder}
 * contains the players with ratings, {@link org.gobang.arena.ladder.LadderSelection} selects
 * opponents near the current estimate, and {@link org.gobang.arena.ladder.MissedTactics} finds the
 * causes of lost games.
 */
package org.gobang.arena.ladder;
