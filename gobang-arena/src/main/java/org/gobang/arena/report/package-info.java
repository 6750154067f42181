/**
 * A run as a page: {@link org.gobang.arena.report.Report} writes one HTML file that needs nothing
 * else, with the ratings, who met whom, what went wrong, and every game to be played through.
 */
package org.gobang.arena.report;
