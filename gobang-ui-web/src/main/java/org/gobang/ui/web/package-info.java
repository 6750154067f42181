/**
 * The browser interface: its options, and the start of the server.
 *
 * <ul>
 *   <li>{@code table} contains the games, the visitors and their permissions;
 *   <li>{@code session} assembles the parts of the presentation for one visitor;
 *   <li>{@code view} converts them to the parts of the page;
 *   <li>{@code action} runs the actions requested by the page.
 * </ul>
 */
package org.gobang.ui.web;
