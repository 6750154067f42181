/**
 * Engines added by the user, stored in a file and available as players.
 *
 * <p>{@link org.gobang.engines.added.AddedEngines} is the list, {@link
 * org.gobang.engines.added.AddedEngine} an entry.
 */
package org.gobang.engines.added;
