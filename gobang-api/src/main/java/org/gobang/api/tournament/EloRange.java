package org.gobang.api.tournament;

import org.gobang.api.Experimental;

/**
 * A difference in strength with a 95% interval, in Elo.
 *
 * @param elo the estimate; for a lead from -1200 to 1200, where the limits also stand for larger
 *     leads
 * @param low the lower end of the interval
 * @param high its upper end
 */
@Experimental
public record EloRange(double elo, double low, double high) {}
