/**
 * Openings: where the games of a match begin, so that strategies which always answer alike do not
 * always play the same game. {@link org.gobang.arena.opening.OpeningFile} reads them, {@link
 * org.gobang.arena.opening.BundledOpenings} has some for every board.
 */
package org.gobang.arena.opening;
