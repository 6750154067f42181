/**
 * Engines that a person has added: kept in a file by name, and players of that name from then on.
 *
 * <p>{@link org.gobang.engines.added.AddedEngines} is the list, {@link
 * org.gobang.engines.added.AddedEngine} one of it.
 */
package org.gobang.engines.added;
