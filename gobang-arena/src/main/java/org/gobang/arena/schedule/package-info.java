/**
 * The definition of a {@link org.gobang.arena.schedule.TournamentPlan}, and the {@link
 * org.gobang.arena.schedule.Schedule} of its games.
 */
package org.gobang.arena.schedule;
