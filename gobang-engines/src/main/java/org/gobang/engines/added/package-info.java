/**
 * Engines that the user has added, stored in a file and available as players under their names.
 *
 * <p>{@link org.gobang.engines.added.AddedEngines} is the list, {@link
 * org.gobang.engines.added.AddedEngine} an entry.
 */
package org.gobang.engines.added;
