/**
 * All games on disk: searched, summed up, exported and deleted, and the person's results in them.
 */
package org.gobang.presentation.library;
