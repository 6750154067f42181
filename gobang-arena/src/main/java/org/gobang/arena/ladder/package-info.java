/**
 * The rating of one player on a ladder of players with known ratings: {@link
 * org.gobang.arena.ladder.Ladder} has their ratings, {@link
 * org.gobang.arena.ladder.LadderSelection} selects opponents near the present estimate, and {@link
 * org.gobang.arena.ladder.MissedTactics} finds what lost games were lost by.
 */
package org.gobang.arena.ladder;
