/** The library of all games on disk, which user interfaces search, summarize, export and delete. */
package org.gobang.api.library;
