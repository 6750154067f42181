/**
 * Records of games: moves, variations and notes.
 *
 * <p>A {@link org.gobang.api.record.RecordFormat} reads and writes game files of one format. User
 * interfaces use {@link org.gobang.api.saved.Records}, which supports all formats.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>record
 *   <dd>one game as a tree of moves: {@link org.gobang.api.record.GameRecord}.
 *   <dt>node
 *   <dd>one move in that tree, the notes on the position after it, and the next moves: {@link
 *       org.gobang.api.record.Node}.
 *   <dt>path
 *   <dd>a place in the tree: the index of the child at each step, from 0. The empty path is the
 *       start.
 *   <dt>main line
 *   <dd>the path with the first child at each step: the moves of the game.
 *   <dt>variation
 *   <dd>any other path through the tree.
 *   <dt>note
 *   <dd>a comment, mark or measurement at a position: {@link org.gobang.api.record.RecordNote}.
 *   <dt>tag
 *   <dd>a property of the whole game, such as the name of a player: {@link
 *       org.gobang.api.record.Tags}.
 * </dl>
 */
package org.gobang.api.record;
