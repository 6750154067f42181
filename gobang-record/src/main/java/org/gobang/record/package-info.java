/**
 * Games as files: {@link org.gobang.record.RecordFiles} reads and writes them, {@link
 * org.gobang.record.RecordFormat} is what the three formats have in common.
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
 * <p>What of a game a file does not hold is said in a sentence when the game is written; what of a
 * file is not in the record, or had to be assumed, is said when it is read. {@link
 * org.gobang.record.Sentence} has these sentences in the languages of the application.
 */
package org.gobang.record;
