/**
 * What the host lists of all games on disk, and user interfaces search, sum up, export and delete.
 */
package org.gobang.api.library;
