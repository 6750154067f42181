/**
 * Openings for tournaments, so that deterministic players do not repeat the same game. {@link
 * org.gobang.arena.opening.OpeningFile} reads them, {@link
 * org.gobang.arena.opening.BundledOpenings} provides some for every board.
 */
package org.gobang.arena.opening;
