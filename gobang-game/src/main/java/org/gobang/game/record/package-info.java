/**
 * Games as files: {@link org.gobang.game.record.RecordFiles} reads and writes them, {@link
 * org.gobang.game.record.RecordFormat} is what the three formats have in common.
 *
 * <table>
 *   <caption>What each format holds</caption>
 *   <tr><th></th><th>SGF</th><th>PSQ</th><th>text</th></tr>
 *   <tr><td>moves</td><td>yes</td><td>yes</td><td>yes</td></tr>
 *   <tr><td>size</td><td>yes</td><td>yes</td><td>no</td></tr>
 *   <tr><td>rules</td><td>yes</td><td>no</td><td>no</td></tr>
 *   <tr><td>passes</td><td>yes</td><td>no</td><td>yes</td></tr>
 *   <tr><td>times of moves</td><td>yes</td><td>yes</td><td>no</td></tr>
 *   <tr><td>names</td><td>yes</td><td>yes</td><td>no</td></tr>
 *   <tr><td>set-up, variations, comments, marks, evaluations, other tags</td>
 *       <td>yes</td><td>no</td><td>no</td></tr>
 * </table>
 *
 * <p>What a format does not hold is said in a sentence when a game is written; what of a file is
 * not in the record is said when it is read. These sentences are English in every language, as all
 * that a person may look up or report.
 */
package org.gobang.game.record;
