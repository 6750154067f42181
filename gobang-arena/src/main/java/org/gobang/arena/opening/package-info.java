/**
 * Openings of games, so that deterministic strategies do not repeat the same game. {@link
 * org.gobang.arena.opening.OpeningFile} reads them, {@link
 * org.gobang.arena.opening.BundledOpenings} has some for every board.
 */
package org.gobang.arena.opening;
