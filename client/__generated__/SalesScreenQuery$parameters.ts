/**
 * @generated SignedSource<<a2b81fcb0f92382c4e9947b0e94bba46>>
 * @relayHash fc43367ebb0d0a617bf45a83c91e8d78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b66c609b074880bb23b4d884a9073a1795b8bbeacebb424a4fe04cae766cec56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesScreenQuery } from './SalesScreenQuery.graphql';

const node: PreloadableConcreteRequest<SalesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b66c609b074880bb23b4d884a9073a1795b8bbeacebb424a4fe04cae766cec56",
    "metadata": {},
    "name": "SalesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
