/**
 * The front end in the browser: its options, and the start of the server.
 *
 * <ul>
 *   <li>{@code table} has the games, the visitors and what each of them may do;
 *   <li>{@code session} puts the presentation's parts together for one visitor;
 *   <li>{@code view} turns them into what the page shows;
 *   <li>{@code action} does what the page asks for.
 * </ul>
 */
package org.gobang.ui.web;
