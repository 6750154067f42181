/**
 * Tournaments: many games between players, with ratings, saved in a folder from which the command
 * line can resume them.
 */
package org.gobang.api.tournament;
