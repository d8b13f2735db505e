/**
 * @generated SignedSource<<c00d47acb8644e0faebe247eca7efdd6>>
 * @relayHash 7c988c9df86815e5b723e10197e529ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a412a43210b239a04ea9122a95c11a1389263275dc33a3ef4ba3abc807c00ea5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacySectionQuery } from './PrivacySectionQuery.graphql';

const node: PreloadableConcreteRequest<PrivacySectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a412a43210b239a04ea9122a95c11a1389263275dc33a3ef4ba3abc807c00ea5",
    "metadata": {},
    "name": "PrivacySectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
