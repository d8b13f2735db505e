/**
 * @generated SignedSource<<88372e1977944134dddc1c6311db7f95>>
 * @relayHash c1e9b71ca0295ef89d8de55e9c7937ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55277c38a6d0c1e0881fbd23b0bdcd5177bd0ce2504cb0b599cddd4cd9c21dd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeaturedReleasesQuery } from './FeaturedReleasesQuery.graphql';

const node: PreloadableConcreteRequest<FeaturedReleasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55277c38a6d0c1e0881fbd23b0bdcd5177bd0ce2504cb0b599cddd4cd9c21dd5",
    "metadata": {},
    "name": "FeaturedReleasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
