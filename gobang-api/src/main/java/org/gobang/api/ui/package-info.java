/** User interfaces: which can be opened beside the one that runs. */
package org.gobang.api.ui;
