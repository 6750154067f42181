/**
 * Players in separate JVMs.
 *
 * <p>The application creates an {@link org.gobang.engines.isolated.IsolatedProvider}, which starts
 * a process for each player. In the process a {@link org.gobang.engines.isolated.IsolatedWorker}
 * creates the real player, with the same guard as elsewhere. They exchange {@link
 * org.gobang.engines.isolated.Message messages}, one JSON object per line, in a private protocol.
 * Whatever the player does to its JVM, such as {@code System.exit}, an endless loop or filling the
 * memory, ends its game and nothing else.
 *
 * <p>Only players are isolated. The provider's constructor and its description run in the
 * application, and a plugin's boards run both in the application and in the worker.
 */
package org.gobang.engines.isolated;
