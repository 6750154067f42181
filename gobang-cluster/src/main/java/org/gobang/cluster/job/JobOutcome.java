package org.gobang.cluster.job;

import org.gobang.arena.play.Machine;

/**
 * The outcome of an executed job.
 *
 * @param machine where
 * @param value the result
 * @param <T> the type of what comes of such jobs
 */
public record JobOutcome<T>(Machine machine, T value) {}
