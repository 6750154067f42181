/**
 * Openings of games, which prevent deterministic players from repeating the same game. {@link
 * org.gobang.arena.opening.OpeningFile} reads them, {@link
 * org.gobang.arena.opening.BundledOpenings} provides some for every board.
 */
package org.gobang.arena.opening;
