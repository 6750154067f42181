package org.gobang.api.tournament;

import org.gobang.api.Experimental;

/**
 * The lead of a player after some games.
 *
 * @param games the number of finished games of all players
 * @param lead the rating difference from the opponents faced
 */
@Experimental
public record EloPoint(int games, EloRange lead) {}
