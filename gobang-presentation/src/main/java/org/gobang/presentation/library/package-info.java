/** All games on disk: searched, summed up, exported and deleted, and the user's results in them. */
package org.gobang.presentation.library;
