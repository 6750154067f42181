/**
 * The definition of a {@link org.gobang.arena.schedule.Tournament}, and the {@link
 * org.gobang.arena.schedule.Schedule} of its games.
 */
package org.gobang.arena.schedule;
