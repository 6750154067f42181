/** The current game of one visitor, assembled from the parts of the presentation. */
package org.gobang.ui.web.session;
