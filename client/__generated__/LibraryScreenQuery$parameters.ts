/**
 * @generated SignedSource<<71828fe2e8e4598975f9e75719c85e8f>>
 * @relayHash ef8932065aeed942181df6562648c04d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6004fbbc2f9af58446c603615c78f17cca27a1ca504bb6a2fd34a9159f03450d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryScreenQuery } from './LibraryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LibraryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6004fbbc2f9af58446c603615c78f17cca27a1ca504bb6a2fd34a9159f03450d",
    "metadata": {},
    "name": "LibraryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
