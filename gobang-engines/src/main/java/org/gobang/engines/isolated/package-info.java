/**
 * Players that run in a JVM of their own.
 *
 * <p>The application makes an {@link org.gobang.engines.isolated.IsolatedProvider}, which starts a
 * process for each player; in the process an {@link org.gobang.engines.isolated.Worker} makes the
 * real player, behind the same guard as anywhere. Between the two goes a private protocol, one JSON
 * object a line: see {@link org.gobang.engines.isolated.Message}. What the player does to its JVM,
 * be it {@code System.exit}, a loop without end or all the memory there is, ends its game and no
 * more.
 *
 * <p>Isolation covers players. A provider describes itself in the application, where its
 * constructor and what it says of itself run; a plugin's boards run there too, and besides in the
 * worker.
 */
package org.gobang.engines.isolated;
