package org.gobang.api.tournament;

import org.gobang.api.Experimental;

/**
 * The lead of a player after some games.
 *
 * @param games the number of games of all players that had ended
 * @param lead the lead over the opponents met
 */
@Experimental
public record EloPoint(int games, EloRange lead) {}
