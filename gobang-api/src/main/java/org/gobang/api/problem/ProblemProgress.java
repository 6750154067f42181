package org.gobang.api.problem;

import org.gobang.api.Experimental;

/**
 * How the person stands with the problems that are wanted.
 *
 * @param solvedToday how many were solved since midnight without a mistake, of all problems
 * @param due how many were tried before and are due again
 * @param untried how many were never tried
 */
@Experimental
public record ProblemProgress(int solvedToday, int due, int untried) {}
