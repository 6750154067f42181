/**
 * Game records in files: {@link org.gobang.record.RecordFiles} reads and writes them in the formats
 * of {@link org.gobang.record.RecordFormats#BUNDLED} and of plugins.
 *
 * <table>
 *   <caption>Content supported by each format</caption>
 *   <tr><th></th><th>SGF</th><th>PSQ</th><th>text</th><th>RenLib</th><th>RIF</th><th>BDT</th>
 *       <th>pos</th></tr>
 *   <tr><td>several games</td><td>yes</td><td>no</td><td>no</td><td>no</td><td>yes</td>
 *       <td>yes</td><td>no</td></tr>
 *   <tr><td>size</td><td>yes</td><td>yes</td><td>no</td><td>15</td><td>15</td><td>15</td>
 *       <td>15</td></tr>
 *   <tr><td>rules</td><td>yes</td><td>no</td><td>no</td><td>renju</td><td>yes</td><td>renju</td>
 *       <td>renju</td></tr>
 *   <tr><td>passes</td><td>yes</td><td>no</td><td>yes</td><td>yes</td><td>no</td><td>yes</td>
 *       <td>no</td></tr>
 *   <tr><td>times of moves</td><td>yes</td><td>yes</td><td>no</td><td>no</td><td>no</td>
 *       <td>no</td><td>no</td></tr>
 *   <tr><td>names</td><td>yes</td><td>yes</td><td>no</td><td>no</td><td>yes</td><td>yes</td>
 *       <td>no</td></tr>
 *   <tr><td>result, event</td><td>yes</td><td>no</td><td>no</td><td>no</td><td>yes</td>
 *       <td>yes</td><td>no</td></tr>
 *   <tr><td>variations, comments, labels</td><td>yes</td><td>no</td><td>no</td><td>yes</td>
 *       <td>no</td><td>no</td><td>no</td></tr>
 *   <tr><td>set-up, other marks, evaluations, other tags</td><td>yes</td><td>no</td><td>no</td>
 *       <td>no</td><td>no</td><td>no</td><td>no</td></tr>
 * </table>
 *
 * <p>Writing reports each kind of content that the format does not support; reading reports content
 * that is not in the record, and assumptions. The reports are {@linkplain
 * org.gobang.api.LocalizedText messages} in the languages of the application.
 */
package org.gobang.record;
