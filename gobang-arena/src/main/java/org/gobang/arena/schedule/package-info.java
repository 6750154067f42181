/**
 * What is played: a {@link org.gobang.arena.schedule.Tournament}, and the games that it is made of,
 * its {@link org.gobang.arena.schedule.Schedule}.
 */
package org.gobang.arena.schedule;
