/**
 * A game written down: the moves, the ways that branch off, and what was noted along them.
 *
 * <p>A {@link org.gobang.api.record.RecordFormat} reads such games from files of its kind, and
 * writes them. User interfaces use {@link org.gobang.api.saved.Records}, which has all formats.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>record
 *   <dd>one game as a tree, from the start on: {@link org.gobang.api.record.GameRecord}.
 *   <dt>node
 *   <dd>one move in that tree, the notes to the position after it, and the moves that follow:
 *       {@link org.gobang.api.record.Node}.
 *   <dt>path
 *   <dd>where something stands in the tree: the index of the child taken at each step, from 0. The
 *       empty path is the start.
 *   <dt>main line
 *   <dd>the path that takes the first child at every step: the game as it was played.
 *   <dt>variation
 *   <dd>any other way through the tree: what was tried, or might have been.
 *   <dt>note
 *   <dd>what was said about a position, or measured: {@link org.gobang.api.record.RecordNote}.
 *   <dt>tag
 *   <dd>a fact about the whole game, such as a player's name: {@link org.gobang.api.record.Tags}.
 * </dl>
 */
package org.gobang.api.record;
