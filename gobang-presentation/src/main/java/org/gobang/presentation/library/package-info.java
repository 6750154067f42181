/** The library of all games on disk: search, results, export and deletion. */
package org.gobang.presentation.library;
