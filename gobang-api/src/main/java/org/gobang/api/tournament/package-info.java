/**
 * Tournaments: many games between players, with ratings, saved in a folder and resumable from the
 * command line.
 */
package org.gobang.api.tournament;
