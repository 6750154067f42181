/**
 * Tournaments, as user interfaces see them: many games between players, with their ratings, kept in
 * a folder in which the command line can resume them.
 */
package org.gobang.api.tournament;
