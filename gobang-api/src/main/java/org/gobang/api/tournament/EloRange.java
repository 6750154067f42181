package org.gobang.api.tournament;

import org.gobang.api.Experimental;

/**
 * A difference in strength with a 95% interval, in Elo.
 *
 * @param elo the estimate; for a lead from -1200 to 1200, where the limits also represent larger
 *     leads
 * @param low the lower end of the interval
 * @param high the upper end of the interval
 */
@Experimental
public record EloRange(double elo, double low, double high) {}
