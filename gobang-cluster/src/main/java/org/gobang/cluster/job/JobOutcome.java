package org.gobang.cluster.job;

import org.gobang.arena.play.Machine;

/**
 * The outcome of an executed job.
 *
 * @param machine the machine that executed the job
 * @param value the result
 * @param <T> the type of the result
 */
public record JobOutcome<T>(Machine machine, T value) {}
